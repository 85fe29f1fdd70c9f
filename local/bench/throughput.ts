import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import autocannon from 'autocannon';
import type { Lifecycle } from '../commands/lifecycle.ts';
import { startNginx } from '../commands/nginx.ts';
import { Failure } from '../shared/failure.ts';
import { findFreePorts } from '../shared/ports.ts';
import { kibibytes, markdownTable, median } from './report.ts';

const rounds = 3;

/**
 * Compares the request rate of pages through the shipped nginx with that of the same bytes as static files from the
 * same nginx, with the same compression. The two alternate, so that other load on the machine slows both. Throws a
 * Failure when the responses differ.
 */
export async function benchThroughput(
  lifecycle: Lifecycle,
  folder: string,
  addresses: readonly URL[],
): Promise<string> {
  const [port = 0, plainPort = 0] = await findFreePorts(2);
  const upstream = Number(addresses[0]?.port);
  const extra = `server {
    listen 127.0.0.1:${plainPort};
    root plain;
    default_type text/html;
    charset utf-8;
    include dauro/compression.conf;
  }`;
  mkdirSync(folder, { recursive: true });
  const place = { root: process.cwd(), folder, port, upstream, extra };
  await startNginx(lifecycle, place, join(folder, 'nginx.log'));

  const rows: string[][] = [];
  for (const { pathname } of addresses) {
    const page = new URL(pathname, `http://127.0.0.1:${port}`);
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = new URL(name, `http://127.0.0.1:${plainPort}`);
    const bytes = await (await fetch(page)).bytes();
    mkdirSync(dirname(join(folder, 'plain', name)), { recursive: true });
    writeFileSync(join(folder, 'plain', name), bytes);
    if (Buffer.compare(await (await fetch(file)).bytes(), bytes) !== 0) {
      throw new Failure(`nginx no sirve ${pathname} igual como archivo: no se puede comparar.`);
    }
    for (const encoding of ['identity', 'br']) {
      const rates: number[] = [];
      const ratios: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const rate = await requestsPerSecond(page, encoding);
        rates.push(rate);
        ratios.push(rate / (await requestsPerSecond(file, encoding)));
      }
      const figures = [median(rates).toFixed(0), median(ratios).toFixed(2)];
      rows.push([`\`${pathname}\`, ${encoding}`, kibibytes(bytes.length), ...figures]);
    }
  }
  const head = ['Page', 'Bytes', 'Requests per second', 'Of the same bytes as files'];
  return markdownTable(head, rows);
}

/** Requests one address repeatedly and returns the rate; errors or different responses make the rate invalid. */
async function requestsPerSecond(address: URL, encoding: string): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({
    url: address.href,
    connections: 32,
    duration: 5,
    headers: { 'accept-encoding': encoding },
  });
  if (errors + non2xx > 0)
    throw new Failure(`La medición de ${address.href} no vale: hay errores.`);
  return requests.average;
}
