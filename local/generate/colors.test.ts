import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colorModule } from './colors.ts';

it('the generated colours are those of the tokens', () => {
  const fresh = colorModule(readFileSync('app/styles/tokens.css', 'utf8'));
  expect(readFileSync('lib/colors.gen.ts', 'utf8')).toBe(fresh);
  expect(fresh).toContain("pomegranateDeep: '#");
});
