import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { need } from './backend.ts';

export type Mail = { subject: string; head: string; text: string; source: string };

/** Decodes quoted-printable as the mail library writes it. */
function decode(body: string): string {
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const decodeHeader = (text: string) =>
  text
    .replace(/\r\n\s/g, '')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decode(word.replaceAll('_', ' ')),
    );

async function readMail(file: string): Promise<Mail> {
  const source = await readFile(file, 'utf8');
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const subject = /^Subject: (.*(?:\r\n\s.*)*)/m.exec(head)?.[1] ?? '';
  return { subject: decodeHeader(subject), head, text: decode(rest.join('\r\n\r\n')), source };
}

/** All mails in the outbox whose source contains these words, the oldest first. */
async function mailWith(words: string): Promise<Mail[]> {
  const folder = need('OUTBOX_DIR');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map((file) => readMail(join(folder, file))));
  return mails.filter(({ source, subject }) => source.includes(words) || subject.includes(words));
}

/** Waits for exactly this many mails that contain these words. */
export async function expectMail(words: string, count: number): Promise<Mail[]> {
  let mails: Mail[] = [];
  const found = async () => {
    mails = await mailWith(words);
    return mails.length;
  };
  await expect.poll(found, { message: `letters about ${words}`, timeout: 20_000 }).toBe(count);
  return mails;
}

export const lettersTo = (address: string): Promise<Mail[]> => mailWith(`To: ${address}`);

/** Waits for a recovery mail to an address; returns its target, as a path of the site. */
export async function recoveryPath(address: string): Promise<string> {
  await expect.poll(async () => (await lettersTo(address)).length).toBeGreaterThanOrEqual(1);
  const source = (await lettersTo(address)).at(-1)?.source ?? '';
  const letter = source.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  const link = /https?:\/\/[^\s"<>]+\/auth\/confirm\?[^\s"<>]+/.exec(letter)?.[0] ?? '';
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
  return pathname + search;
}
