import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installFromDebian } from '../commands/debian.ts';
import { Failure } from '../commands/failure.ts';
import type { Life } from '../commands/life.ts';
import { startNginx } from '../commands/nginx.ts';
import { findFreePorts } from '../commands/ports.ts';
import { markdownTable } from './markdown-table.ts';
import { median } from './median.ts';
import { findProgram } from './program.ts';
import { requestsPerSecond } from './wrk.ts';

const roundSeconds = 5;
const rounds = 3;
const encodings = ['identity', 'br'] as const;

/**
 * How often pages are answered through the shipped nginx while the same nginx answers the same bytes as plain files,
 * compressed in the same way, in turns, so that whatever else the machine does slows both: a table for
 * docs/benchmarks.md, or a sentence where it cannot be measured. Throws a Failure when the two do not answer the same.
 */
export async function measureThroughput(
  life: Life,
  folder: string,
  addresses: readonly URL[],
): Promise<string> {
  const wrk = await findWrk(life);
  if (!wrk) return 'Sin wrk no se mide el caudal: instálalo (apt-get install wrk).';
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
  await startNginx(life, place, join(folder, 'nginx.log'));

  const rows: string[][] = [];
  for (const { pathname } of addresses) {
    const page = new URL(pathname, `http://127.0.0.1:${port}`);
    const file = new URL(
      `${pathname}${pathname.endsWith('/') ? 'index.html' : ''}`,
      `http://127.0.0.1:${plainPort}`,
    );
    const bytes = await (await fetch(page)).bytes();
    mkdirSync(dirname(join(folder, 'plain', file.pathname)), { recursive: true });
    writeFileSync(join(folder, 'plain', file.pathname), bytes);
    if (Buffer.compare(await (await fetch(file)).bytes(), bytes) !== 0) {
      throw new Failure(
        `nginx no sirve ${pathname} igual como archivo: la comparación no valdría.`,
      );
    }
    for (const encoding of encodings) {
      const rates: number[] = [];
      const ratios: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const rate = await requestsPerSecond(life, wrk, page, roundSeconds, encoding);
        rates.push(rate);
        ratios.push(rate / (await requestsPerSecond(life, wrk, file, roundSeconds, encoding)));
      }
      const weight = `${(bytes.length / 1024).toFixed(1)} KiB`;
      rows.push([
        `\`${pathname}\`, ${encoding}`,
        weight,
        median(rates).toFixed(0),
        median(ratios).toFixed(2),
      ]);
    }
  }
  return markdownTable(
    ['Page', 'Bytes', 'Requests per second', 'Of the same bytes as files'],
    rows,
  );
}

async function findWrk(life: Life): Promise<string | undefined> {
  const found = findProgram('wrk');
  if (found || !(await installFromDebian(life, ['wrk']))) return found;
  return findProgram('wrk');
}
