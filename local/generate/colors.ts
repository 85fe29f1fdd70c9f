import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

/** The colours of app/styles/tokens.css for what no style sheet reaches: mails, social cards, the manifest, error pages. */
export function colorModule(tokens: string): string {
  const colors = [...tokens.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(
    ([, name = '', value]) =>
      `  ${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}: '${value}',`,
  );
  return `// Made by \`npm run gen:colors\` from app/styles/tokens.css.\nexport const colors = {\n${colors.join('\n')}\n} as const;\n`;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync('lib/colors.gen.ts', colorModule(readFileSync('app/styles/tokens.css', 'utf8')));
}
