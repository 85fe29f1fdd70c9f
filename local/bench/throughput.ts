import { installFromDebian } from '../commands/debian.ts';
import type { Life } from '../commands/life.ts';
import { median } from './median.ts';
import { type Page, servePage } from './nginx.ts';
import { findProgram } from './program.ts';
import { requestsPerSecond } from './wrk.ts';

export type Throughput = {
  path: string;
  bytes: number;
  /** Requests per second of the site, of those of nginx: 0.02 is one fiftieth. */
  ratio: number;
};

const warmUpSeconds = 3;
const roundSeconds = 5;
const rounds = 3;

/**
 * How many times a prerendered page is served while nginx serves the same bytes, in turns, so that whatever else the
 * machine does slows both. Answers a sentence where it cannot be measured.
 */
export async function measureThroughput(
  life: Life,
  folder: string,
  address: URL,
): Promise<Throughput | string> {
  const tools = await findTools(life);
  if (!tools)
    return 'Sin nginx y wrk no se mide el caudal: instálalos (apt-get install nginx wrk).';
  const page = await fetchPrerendered(address);
  if (!page) return `${address.pathname} no sale de la caché de páginas: no se mide su caudal.`;
  const reference = await servePage(life, { nginx: tools.nginx, folder }, page);
  const rate = (target: URL, seconds: number) =>
    requestsPerSecond(life, tools.wrk, target, seconds);
  for (const target of [address, reference]) await rate(target, warmUpSeconds);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ofSite = await rate(address, roundSeconds);
    ratios.push(ofSite / (await rate(reference, roundSeconds)));
  }
  return { path: address.pathname, bytes: page.body.length, ratio: median(ratios) };
}

async function findTools(life: Life): Promise<{ nginx: string; wrk: string } | undefined> {
  const present = () => {
    const [nginx, wrk] = [findProgram('nginx'), findProgram('wrk')];
    return nginx && wrk ? { nginx, wrk } : undefined;
  };
  return present() ?? ((await installFromDebian(life, ['nginx', 'wrk'])) ? present() : undefined);
}

/** As wrk asks for it: without compression. */
async function fetchPrerendered(address: URL): Promise<Page | undefined> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  // STALE is served from the cache, too, while the page is being refreshed behind it.
  const state = answer.headers.get('x-nextjs-cache');
  if (state !== 'HIT' && state !== 'STALE') return undefined;
  return { body: await answer.bytes(), headers: new Map(answer.headers) };
}
