import { Failure } from '../commands/failure.ts';

/** What there is to measure, in the order of docs/benchmarks.md, where each part has a place of its own. */
export const parts = ['paginas', 'caudal', 'blog', 'envios', 'oficina'] as const;
export type Part = (typeof parts)[number];

export type Options = {
  parts: readonly Part[];
  /** An address, or a part of one; undefined means every public page. */
  filter: string | undefined;
  /** Lighthouse runs per page. */
  runs: number;
};

const usualRuns = 5;
const mostRuns = 25;

/** Reads `npm run bench -- [part | address] [--runs=N]`; throws one sentence when it makes no sense. */
export function readOptions(args: readonly string[]): Options {
  let word: string | undefined;
  let runs = usualRuns;
  for (const argument of args) {
    if (argument.startsWith('--runs=')) runs = readRuns(argument.slice('--runs='.length));
    else if (argument.startsWith('-') || word !== undefined) {
      throw new Failure(
        `No entiendo «${argument}»: se usa «npm run bench -- [${parts.join(' | ')} | parte de una dirección] [--runs=5]».`,
      );
    } else word = argument;
  }
  if (word === undefined) return { parts, filter: undefined, runs };
  const part = parts.find((name) => name === word);
  return part
    ? { parts: [part], filter: undefined, runs }
    : { parts: ['paginas'], filter: word, runs };
}

/** The pages to measure: the one that is named, else all that contain the filter. */
export function selectRoutes<Route extends string>(
  routes: readonly Route[],
  filter: string | undefined,
): readonly Route[] {
  if (filter === undefined) return routes;
  const named = routes.filter((route) => route === filter);
  const selected = named.length > 0 ? named : routes.filter((route) => route.includes(filter));
  if (selected.length === 0) {
    throw new Failure(`Ninguna página contiene «${filter}»: las hay ${routes.join(', ')}.`);
  }
  return selected;
}

function readRuns(text: string): number {
  const runs = Number(text);
  if (/^\d+$/.test(text) && runs >= 1 && runs <= mostRuns) return runs;
  throw new Failure(`--runs vale «${text}» y debe ser un número entre 1 y ${mostRuns}.`);
}
