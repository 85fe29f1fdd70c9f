import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../commands/failure.ts';
import type { Life } from '../commands/life.ts';
import { findFreePorts } from '../commands/ports.ts';
import { nginxConfiguration } from './nginx-configuration.ts';
import { type Program, startProgram } from './program.ts';

export type Page = { body: Uint8Array; headers: ReadonlyMap<string, string> };

const answersWithin = 5000;

/** Serves one page by nginx, from a folder of its own on a free port of loopback, and answers its address. */
export async function servePage(
  life: Life,
  { nginx, folder }: { nginx: string; folder: string },
  page: Page,
): Promise<URL> {
  const [port = 0] = await findFreePorts(1);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.html'), page.body);
  const file = join(folder, 'nginx.conf');
  const isRoot = process.getuid?.() === 0;
  writeFileSync(file, nginxConfiguration({ port, folder, headers: page.headers, isRoot }));
  const program = startProgram(life, nginx, ['-c', file, '-p', folder, '-e', 'error.log']);
  const address = new URL(`http://127.0.0.1:${port}/`);
  await refuseOtherBytes(await firstAnswer(program, address), page.body);
  return address;
}

async function firstAnswer(program: Program, address: URL): Promise<Uint8Array> {
  const ended = program.exited.then(() => true);
  const until = Date.now() + answersWithin;
  while (Date.now() < until) {
    const answer = await Promise.race([ended, ask(address)]);
    if (answer === true) break;
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Failure(`nginx no ha arrancado: ${program.output().trim() || 'no dice por qué'}.`);
}

async function ask(address: URL): Promise<Uint8Array | undefined> {
  try {
    return await (await fetch(address)).bytes();
  } catch {
    return undefined;
  }
}

async function refuseOtherBytes(served: Uint8Array, wanted: Uint8Array): Promise<void> {
  if (Buffer.compare(served, wanted) === 0) return;
  throw new Failure('nginx no sirve la misma página: la comparación no valdría nada.');
}
