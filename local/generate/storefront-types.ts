import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { generateStorefrontTypes } from './storefront/generate.ts';

/** `npm run gen:storefront`; with `--check` it writes nothing and fails when the file is outdated. */
const { values } = parseArgs({
  options: { check: { type: 'boolean' }, folder: { type: 'string', default: 'lib/storefront' } },
});
const folder = pathToFileURL(`${values.folder}/`);
const target = new URL('operations.gen.ts', folder);
const source = await readFile(new URL('operations.graphql', folder), 'utf8');
const fresh = await generateStorefrontTypes(source);

if (!values.check) {
  await writeFile(target, fresh);
} else if (fresh !== (await readFile(target, 'utf8'))) {
  console.error('operations.gen.ts is stale: npm run gen:storefront');
  process.exitCode = 1;
}
