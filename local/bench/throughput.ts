import { join } from 'node:path';
import { installFromDebian } from '../commands/debian.ts';
import { Failure } from '../commands/failure.ts';
import type { Life } from '../commands/life.ts';
import { markdownTable } from './markdown-table.ts';
import { median } from './median.ts';
import { type Page, servePage } from './nginx.ts';
import { findProgram } from './program.ts';
import { requestsPerSecond } from './wrk.ts';

export type Throughput = {
  path: string;
  bytes: number;
  /** Answers per second, the median of the rounds. */
  perSecond: number;
  /** Of those of nginx in the same round: 0.02 is one fiftieth. */
  ratio: number;
};

const warmUpSeconds = 3;
const roundSeconds = 5;
const rounds = 3;

/** What vercel/commerce answers on two cores at best, for a page of a product (issue 5). */
const referencePerSecond = 50;

/**
 * How often prerendered pages are served while nginx serves the same bytes, in turns, so that whatever else the machine
 * does slows both: the part of docs/benchmarks.md about it, or a sentence where it cannot be measured.
 */
export async function measureThroughput(
  life: Life,
  folder: string,
  addresses: readonly URL[],
): Promise<string> {
  const tools = await findTools(life);
  if (!tools)
    return 'Sin nginx y wrk no se mide el caudal: instálalos (apt-get install nginx wrk).';
  const pages: Throughput[] = [];
  for (const [index, address] of addresses.entries()) {
    pages.push(await measurePage(life, tools, join(folder, String(index)), address));
  }
  return formatThroughput(pages);
}

async function measurePage(
  life: Life,
  tools: Tools,
  folder: string,
  address: URL,
): Promise<Throughput> {
  const page = await fetchPrerendered(address);
  const reference = await servePage(life, { nginx: tools.nginx, folder }, page);
  const rate = (target: URL, seconds: number) =>
    requestsPerSecond(life, tools.wrk, target, seconds);
  for (const target of [address, reference]) await rate(target, warmUpSeconds);
  const rates: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ofSite = await rate(address, roundSeconds);
    rates.push(ofSite);
    ratios.push(ofSite / (await rate(reference, roundSeconds)));
  }
  const { pathname: path } = address;
  return { path, bytes: page.body.length, perSecond: median(rates), ratio: median(ratios) };
}

export function formatThroughput(pages: readonly Throughput[]): string {
  return markdownTable(
    ['Page', 'Bytes', 'Requests per second', 'Of nginx, same bytes', 'Of vercel/commerce’s 50'],
    pages.map(({ path, bytes, perSecond, ratio }) => [
      `\`${path}\``,
      `${(bytes / 1024).toFixed(1)} KiB`,
      perSecond.toFixed(0),
      ratio.toPrecision(2),
      `× ${(perSecond / referencePerSecond).toFixed(1)}`,
    ]),
  );
}

type Tools = { nginx: string; wrk: string };

async function findTools(life: Life): Promise<Tools | undefined> {
  const present = () => {
    const [nginx, wrk] = [findProgram('nginx'), findProgram('wrk')];
    return nginx && wrk ? { nginx, wrk } : undefined;
  };
  return present() ?? ((await installFromDebian(life, ['nginx', 'wrk'])) ? present() : undefined);
}

/** As wrk asks for it: without compression. */
async function fetchPrerendered(address: URL): Promise<Page> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  // STALE is served from the cache, too, while the page is being refreshed behind it.
  const state = answer.headers.get('x-nextjs-cache');
  if (state !== 'HIT' && state !== 'STALE') {
    throw new Failure(`${address.pathname} no sale de la caché de páginas: no se mide su caudal.`);
  }
  return { body: await answer.bytes(), headers: new Map(answer.headers) };
}
