import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawings } from './draw.ts';

const folder = new URL('../../../../public/images/walls/', import.meta.url);

describe('the walls in public/images', () => {
  it('are all drawn, and no others lie there', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(drawings).sort());
  });

  it.each(Object.keys(drawings))('%s is what the plan says', (name) => {
    expect(readFileSync(new URL(name, folder), 'utf8')).toBe(drawings[name]?.());
  });
});
