import type { BrowserContext } from '@playwright/test';
import type { Outcome } from './fault-table.ts';
import { remarks, sentences } from './fault-words.ts';
import { withoutScripts } from './form-page.ts';
import { multipart, type RawPart, rawForm } from './raw-form.ts';

/** The context of the probes: one instance, a signed-in browser, and a network address of their own. */
export type Scene = {
  url: string;
  context: BrowserContext;
  from: string;
  /** A book's variant, the messages of a list, and a proposal with a file to download. */
  variant: string;
  proposal: string;
};

export type Probe = (scene: Scene) => Promise<Outcome>;

export const textOf = (html: string) => withoutScripts(html).replace(/<[^>]*>/g, '\n');

/** The first known message of the site in a text; without one the beginning of the text. */
export const sentenceIn = (text: string): string =>
  Object.values(sentences).find((one) => text.includes(one)) ?? text.trim().slice(0, 200);

/** Opens an address in the browser, because error pages are rendered by their script. */
export async function look({ url, context }: Scene, path: string, kept: string): Promise<Outcome> {
  const page = await context.newPage();
  try {
    const answer = await page.goto(url + path, { timeout: 60_000 });
    const status = answer?.status() ?? 0;
    const first = (await answer?.request().redirectedFrom()?.response())?.status();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // biome-ignore lint/performance/useDomNodeTextContent: textContent holds the scripts, which hold every sentence.
    const text = await page.locator('body').innerText();
    const isWell = status === 200 && !Object.values(sentences).some((one) => text.includes(one));
    return { status: first ?? status, seen: isWell ? remarks.asAlways : sentenceIn(text), kept };
  } finally {
    await page.close();
  }
}

export const ask = ({ url, from }: Scene, path: string, init: RequestInit = {}) =>
  fetch(url + path, {
    redirect: 'manual',
    ...init,
    headers: { 'x-forwarded-for': from, ...init.headers },
  });

export async function post(scene: Scene, path: string, parts: readonly RawPart[]) {
  const body = new Uint8Array(await rawForm(parts, path));
  const answer = await ask(scene, path, { method: 'POST', headers: multipart, body });
  return { status: answer.status, html: await answer.text() };
}

export const partsOf = (fields: object): RawPart[] =>
  Object.entries(fields).map(([name, value]) => ({ name, value: String(value) }));
