import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { siteEnvironment } from './site-environment.ts';

const environment = siteEnvironment();
const outbox = environment['OUTBOX_DIR'] ?? join(environment['DATA_DIR'] ?? '.local', 'outbox');

/** The mails to an address, the oldest first, decoded. */
export async function lettersTo(address: string): Promise<string[]> {
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort();
  const letters = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return letters
    .filter((letter) => letter.includes(`To: ${address}`))
    .map((letter) => letter.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
}

/** The target of the latest recovery mail to an address, as a path of the site; waits for at least this many mails. */
export async function recoveryPath(address: string, letters = 1): Promise<string> {
  await expect.poll(async () => (await lettersTo(address)).length).toBeGreaterThanOrEqual(letters);
  const letter = (await lettersTo(address)).at(-1) ?? '';
  const link = /https?:\/\/[^\s"<>]+\/auth\/confirm\?[^\s"<>]+/.exec(letter)?.[0] ?? '';
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
  return pathname + search;
}
