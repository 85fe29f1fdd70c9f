import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../commands/failure.ts';
import type { Part } from './options.ts';

const markersOf = (part: Part) => ({
  start: `<!-- npm run bench -- ${part}: from here -->`,
  end: `<!-- ${part}: to here -->`,
});

/** Puts new results of a part between its marks and leaves every other word of the document alone. */
export function replaceResults(text: string, part: Part, results: string): string {
  const marks = markersOf(part);
  const start = text.indexOf(marks.start);
  const end = text.indexOf(marks.end, start);
  if (start < 0 || end < 0) {
    throw new Failure(`El documento ha perdido sus marcas: «${marks.start}» y «${marks.end}».`);
  }
  const before = text.slice(0, start + marks.start.length);
  return `${before}\n\n${results}\n\n${text.slice(end)}`;
}

/** Writes the results of a part into docs/benchmarks.md. */
export function writeResults(root: string, part: Part, results: string): void {
  const document = join(root, 'docs', 'benchmarks.md');
  writeFileSync(document, replaceResults(readFileSync(document, 'utf8'), part, results));
}
