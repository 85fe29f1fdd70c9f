import { readFileSync } from 'node:fs';
import {
  buildClientSchema,
  buildSchema,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import * as generated from './operations.gen';

const sdl = (version: string) => () =>
  buildSchema(readFileSync(`tests/fixtures/storefront/${version}.sdl`, 'utf8'));
const vendored = () =>
  buildClientSchema(
    JSON.parse(readFileSync('local/storefront/schema/storefront-2025-07.json', 'utf8')),
  );

const operations = Object.values(generated).map(({ name, text }) => ({ name, text }));

describe.each([
  ['2025-07', vendored],
  ['2025-10', sdl('2025-10')],
  ['2026-01', sdl('2026-01')],
  ['2026-04', sdl('2026-04')],
] as const)('Storefront API %s', (_version, load) => {
  const schema = load();

  it.each(operations)('has every field of $name, none of them deprecated', ({ text }) => {
    expect(validate(schema, parse(text), [...specifiedRules, NoDeprecatedCustomRule])).toEqual([]);
  });
});

it('covers every operation of operations.graphql', () => {
  const source = readFileSync('lib/storefront/operations.graphql', 'utf8');
  expect(operations).toHaveLength(source.match(/^(query|mutation) /gm)?.length ?? 0);
});
