import { type CDPSession, expect, type Page } from '@playwright/test';
import type { FilePayload } from '../fixtures/documents.ts';
import { siteEnvironment } from './site-environment.ts';

type Answer = { status: number; reference?: string; error?: string };

/**
 * Uploads a file before its form like the page's script: `path` names the form and the field,
 * `/subidas/editorial/obra`. Returns the site's response; a ticket has also been used.
 */
export async function sendAhead(
  path: string,
  { name, buffer }: FilePayload,
  { key, from, site = siteEnvironment().SITE_URL }: { key: string; from: string; site?: string },
): Promise<Answer> {
  const head = buffer.toString('base64', 0, 64);
  const answer = await fetch(new URL(path, site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ key, name, size: buffer.length, head }),
  });
  const { url, type, ...said } = await answer.json();
  if (answer.status === 201) {
    const body = new Uint8Array(buffer);
    const stored = await fetch(url, { method: 'PUT', headers: { 'content-type': type }, body });
    expect(stored.status).toBe(200);
  }
  return { status: answer.status, ...said };
}

/** Each CDP session has its own network conditions, and the slowest apply. */
const sessions = new WeakMap<Page, CDPSession>();

/** Limits the upload speed, so that a test can inspect a running upload; `null` removes the limit. */
export async function limitUploadSpeed(page: Page, bytesPerSecond: number | null): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond ?? -1,
  });
}

/** Waits until this many files have been uploaded before the form. */
export const expectReceived = (page: Page, files: number) =>
  expect(page.getByRole('status').filter({ hasText: 'Archivo recibido' })).toHaveCount(files);

/** Records all messages of a file's slot from now on, including those that are shown only briefly. */
export async function listenToSlot(page: Page, label: RegExp): Promise<() => Promise<string[]>> {
  const said = await page.getByLabel(label).evaluateHandle((input) => {
    const sentences = new Set<string>();
    const slot = input.closest('div:has(> label)') ?? document.body;
    const look = () => {
      for (const one of slot.querySelectorAll('[role=status]'))
        sentences.add(one.textContent ?? '');
    };
    new MutationObserver(look).observe(slot, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return sentences;
  });
  return () => said.evaluate((sentences) => [...sentences]);
}

/** Spoils the first reference that this page's form submits, which the site then takes for expired, until `forget`. */
export async function outdateFirst(page: Page, form: string) {
  const address = (url: URL) => url.pathname === form;
  await page.route(address, async (route, request) => {
    if (request.method() !== 'POST') return route.continue();
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    const spoiled = body.replace(/(f1\.[\w-]+\.)[\w-]/, '$1~');
    if (spoiled === body) throw new Error('The form sends no reference');
    await route.continue({ postData: Buffer.from(spoiled, 'latin1') });
  });
  return { forget: () => page.unroute(address) };
}
