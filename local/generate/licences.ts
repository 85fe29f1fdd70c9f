import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const accepted = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC-BY-4.0',
    'ISC',
    'MIT',
    'MIT-0',
    'OFL-1.1',
  ],
  // libvips, which sharp loads as a separate library.
  'LGPL-3.0-or-later',
];

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

/** Lists the production dependencies by licence, as Markdown. Throws when a licence is missing or not accepted. */
export function licenceList(lockfile: string): string {
  const { packages } = lockSchema.parse(JSON.parse(lockfile));
  const byLicence = new Map<string, Set<string>>();
  for (const [path, { version, license = 'none', dev }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1);
    if (!name || dev) continue;
    const terms = license
      .match(/[\w.-]+/g)
      ?.filter((word) => !['AND', 'OR', 'WITH'].includes(word));
    if (!terms?.every((term) => accepted.includes(term)))
      throw new Error(`${name}@${version}: the licence ${license} is not on the list.`);
    byLicence.set(license, (byLicence.get(license) ?? new Set()).add(`${name} ${version}`));
  }
  const sections = [...byLicence]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([licence, names]) => `## ${licence}\n\n${[...names].toSorted().join(', ')}.`);
  const head = 'The packages that production depends on, made by `npm run gen:licences`.';
  return `# Licences\n\n${head}\n\n${sections.join('\n\n')}\n`;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync('docs/licences.md', licenceList(readFileSync('package-lock.json', 'utf8')));
}
