import { parseArgs } from 'node:util';
import { z } from 'zod';
import { Failure } from '../shared/failure.ts';

/** The parts of the benchmark, in the order of docs/benchmarks.md, which has a section for each. */
export const parts = ['paginas', 'caudal', 'blog', 'envios', 'oficina'] as const;
export type Part = (typeof parts)[number];

/**
 * Parses `npm run bench -- [part | address] [--runs=N]`: the parts to measure, the `filter` of pages (an address or a
 * part of one) and the Lighthouse runs per page. Throws one sentence for invalid arguments.
 */
export function readOptions(args: readonly string[]): {
  parts: readonly Part[];
  filter: string | undefined;
  runs: number;
} {
  try {
    const options = { runs: { type: 'string', default: '5' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [word] = z.array(z.string()).max(1).parse(positionals);
    const runs = z.coerce.number().int().positive().parse(values.runs);
    if (word === undefined) return { parts, filter: undefined, runs };
    const part = parts.find((name) => name === word);
    if (part) return { parts: [part], filter: undefined, runs };
    return { parts: ['paginas'], filter: word, runs };
  } catch {
    throw new Failure(
      `Se usa «npm run bench -- [${parts.join(' | ')} | parte de una dirección] [--runs=5]».`,
    );
  }
}

/** The pages to measure: the page with exactly this address, else all that contain the filter. */
export function selectRoutes(routes: readonly string[], filter = ''): readonly string[] {
  if (routes.includes(filter)) return [filter];
  const selected = routes.filter((route) => route.includes(filter));
  if (selected.length > 0) return selected;
  throw new Failure(`Ninguna página contiene «${filter}»: las hay ${routes.join(', ')}.`);
}
