import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colorModule, recolored, wallModule } from './colors.ts';

it('the generated colours are those of the tokens', () => {
  const fresh = colorModule(readFileSync('app/styles/tokens.css', 'utf8'));
  expect(readFileSync('lib/colors.gen.ts', 'utf8')).toBe(fresh);
  expect(fresh).toContain("pomegranateDeep: '#");
});

it('the generated measures are those of the walls', () => {
  expect(readFileSync('components/art/walls.gen.ts', 'utf8')).toBe(wallModule());
});

it('updates a drawing only for changed colours', () => {
  const before = colorModule('--color-ink: #1c1b19; --color-ochre: #8a6116;');
  const after = colorModule('--color-ink: #8a6116; --color-ochre: #8a6117;');
  expect(recolored('#1C1B19 #8a6116 #ffffff', before, after)).toBe('#8a6116 #8a6117 #ffffff');
});
