import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { drawnIcons } from './icons.ts';

/** The colours of app/styles/tokens.css for places without style sheets: mails, cards, manifest, error pages. */
export function colorModule(tokens: string): string {
  const colors = [...tokens.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(
    ([, name = '', value]) =>
      `  ${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}: '${value}',`,
  );
  return `// Made by \`npm run gen:colors\` from app/styles/tokens.css.\nexport const colors = {\n${colors.join('\n')}\n} as const;\n`;
}

/** The measures of the walls of tiles, for components/art/mosaic.tsx. */
export function wallModule(): string {
  const walls = globSync('public/images/walls/*.svg')
    .toSorted()
    .map((file) => {
      const drawing = readFileSync(file, 'utf8');
      const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(drawing) ?? [];
      const fit = drawing.includes('preserveAspectRatio') ? ', fit: true' : '';
      return `  '${basename(file, '.svg')}': { width: ${width}, height: ${height}${fit} },`;
    });
  return `// Made by \`npm run gen:colors\` from public/images/walls.\nexport const walls = {\n${walls.join('\n')}\n} as const;\n`;
}

/** Drawings and mail templates that contain colours as values. The pictures in docs/artwork are not updated. */
const drawn = ['app/icon.svg', 'public/images/walls/*.svg', 'supabase/templates/*.html'];

/** Replaces in `text` every colour that differs between `before` and `after`. */
export function recolored(text: string, before: string, after: string): string {
  const values = (module: string) =>
    new Map(
      [...module.matchAll(/(\w+): '(#[\da-f]{6})'/g)].map(([, name, value]) => [name, value]),
    );
  const fresh = values(after);
  const changed = new Map([...values(before)].map(([name, value]) => [value, fresh.get(name)]));
  return text.replace(/#[\da-f]{6}\b/gi, (found) => changed.get(found.toLowerCase()) ?? found);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const before = readFileSync('lib/colors.gen.ts', 'utf8');
  const after = colorModule(readFileSync('app/styles/tokens.css', 'utf8'));
  for (const file of globSync(drawn)) {
    const text = readFileSync(file, 'utf8');
    const fresh = recolored(text, before, after);
    if (fresh !== text) writeFileSync(file, fresh);
  }
  writeFileSync('lib/colors.gen.ts', after);
  writeFileSync('components/art/walls.gen.ts', wallModule());
  const { colors } = await import('../../lib/colors.gen.ts');
  const icon = readFileSync('app/icon.svg', 'utf8');
  const icons = await drawnIcons(icon, colors.pomegranate, colors.paper);
  for (const [file, picture] of Object.entries(icons)) writeFileSync(file, picture);
}
