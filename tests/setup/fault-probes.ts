import type { BrowserContext } from '@playwright/test';
import { pdf } from '../fixtures/documents.ts';
import { secretClient } from './backend.ts';
import { messageForm, storedMessages } from './contact.ts';
import { enquirer, enquiryForms, storedEnquiries } from './enquiry.ts';
import {
  fileNames,
  failed as proposalFailed,
  proposalForm,
  sent as proposalSent,
  stored,
} from './proposal.ts';
import {
  multipart,
  proposalParts,
  proposalPath,
  type RawPart,
  rawForm,
  textOf,
  textParts,
} from './raw-form.ts';
import { sendAhead } from './uploads.ts';

/** The context of the probes: one instance, a signed-in browser, and a network address of their own. */
export type Scene = {
  url: string;
  context: BrowserContext;
  from: string;
  /** A book's variant, and a proposal with a file to download. */
  variant: string;
  proposal: string;
};

/** The last three columns of docs/faults.md: a status, a message of the site or a remark, and what is kept. */
export type Outcome = { status: number; seen: string; kept: string };

type Probe = (scene: Scene, service: string) => Promise<Outcome>;

const exportFailed = 'No se pudo exportar la lista';

/** Messages of the site that a probe searches for; the first match is the outcome. */
const sentences = [
  proposalFailed,
  proposalSent,
  'No hemos podido hablar con el servicio de cuentas. Inténtalo de nuevo en unos minutos.',
  'Algo se ha torcido',
  'No hemos podido guardar tu mensaje',
  'Ups, algo no salió bien',
  '¡Gracias por confiar en nosotros!',
  'No se pudieron cargar los contactos',
  'No se pudo descargar el archivo',
  exportFailed,
  'Error al cargar el producto',
  'Error al cargar productos',
  'Error al crear el checkout, please try again',
];

/** Without a known message the beginning of the text. */
const sentenceIn = (text: string): string =>
  sentences.find((one) => text.includes(one)) ?? text.trim().slice(0, 200);

const asAlways = 'as always';
const failure = 'JSON for the page’s script, which says it beside the file or the book';
const nothing = 'nothing to keep';
const everything = 'everything';
const cart = 'nothing is ordered or paid; a cart stays as it is';
const session = 'the session';

/** Opens an address in the browser, because error pages are rendered by their script. */
async function look({ url, context }: Scene, path: string, kept: string): Promise<Outcome> {
  const page = await context.newPage();
  try {
    const answer = await page.goto(url + path, { timeout: 60_000 });
    const status = answer?.status() ?? 0;
    const first = (await answer?.request().redirectedFrom()?.response())?.status();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // biome-ignore lint/performance/useDomNodeTextContent: textContent holds the scripts, which hold every sentence.
    const text = await page.locator('body').innerText();
    const isWell = status === 200 && !sentences.some((one) => text.includes(one));
    return { status: first ?? status, seen: isWell ? asAlways : sentenceIn(text), kept };
  } finally {
    await page.close();
  }
}

const ask = ({ url, from }: Scene, path: string, init: RequestInit = {}) =>
  fetch(url + path, {
    redirect: 'manual',
    ...init,
    headers: { 'x-forwarded-for': from, ...init.headers },
  });

async function post(scene: Scene, path: string, parts: readonly RawPart[]) {
  const body = new Uint8Array(await rawForm(parts, path));
  const answer = await ask(scene, path, { method: 'POST', headers: multipart, body });
  const html = await answer.text();
  return { status: answer.status, html, seen: sentenceIn(textOf(html)) };
}

const madePaths = [
  '/',
  '/blog',
  '/blog/categoria/literatura',
  '/blog/una-voz-para-dos-tierras-presentaciones',
  '/tienda',
  '/producto/latido-granada',
  '/dauro/arte',
  '/feed',
  '/feed.xml',
  '/rss.xml',
  '/atom.xml',
  '/feed.json',
  '/sitemap.xml',
];
const titleOf = (text: string): string =>
  /<title[\s\S]*?<\/title>|"title":\s*"[^"]*"|<urlset/.exec(text)?.[0] ?? 'no title';
const before = new Map<string, string>();

/** Requests the rendered pages without a fault, for the comparison. */
export async function rememberPages(scene: Scene): Promise<void> {
  for (const path of madePaths) before.set(path, titleOf(await (await ask(scene, path)).text()));
}

/** Whether a page contains the typed values, so that they need not be typed again. */
function keptOf(isStored: boolean, isTyped: boolean): string {
  if (isStored) return everything;
  return isTyped
    ? 'nothing is stored; what was typed stands in the form'
    : 'nothing, and what was typed is lost';
}

/** Waits until a mail of a submission was tried; afterwards all are still queued, or other instances sent them. */
async function lettersOf(id: unknown): Promise<string> {
  const until = Date.now() + 15_000;
  while (Date.now() < until) {
    const { data } = await secretClient()
      .from('mail_outbox')
      .select('attempts, gave_up_at')
      .eq('submission_id', String(id))
      .throwOnError();
    if (data.some(({ gave_up_at }) => gave_up_at)) return 'a letter is given up';
    if (data.some(({ attempts }) => attempts > 0))
      return 'everything; the letters wait in the outbox and are tried again';
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return 'no letter is queued';
}

/** The probes by the requests of docs/faults.md. */
export const probes: Record<string, Probe> = {
  'pages made before, feed, sitemap': async (scene) => {
    for (const path of madePaths) {
      const answer = await ask(scene, path);
      const [status, text] = [answer.status, await answer.text()];
      if (status !== 200) return { status, seen: path, kept: nothing };
      if (titleOf(text) !== before.get(path) || text.length < 1000)
        return { status, seen: `${path} differs`, kept: nothing };
    }
    return { status: 200, seen: 'the page as before, from the cache', kept: nothing };
  },
  'an article not made yet': (scene) => look(scene, `/blog/nuevo-${crypto.randomUUID()}`, nothing),
  'search in the blog': (scene) => look(scene, '/blog?q=granada', nothing),
  'a book not made yet': (scene) => look(scene, `/producto/libro-${crypto.randomUUID()}`, nothing),
  'search in the shop': (scene) => look(scene, '/tienda?q=luna', nothing),
  'an editor’s picture': async (scene) => {
    const path = `/images/subidas/${Date.now()}-3f2a3f2a3f2a-640x480.webp`;
    const { status } = await ask(scene, path);
    return { status, seen: 'the alternative text of the picture', kept: nothing };
  },
  'stock of a book': async (scene) => {
    const answer = await ask(scene, '/tienda/existencias', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Failures are shared for a second, so each request uses another variant.
      body: JSON.stringify([`gid://shopify/ProductVariant/${Date.now()}`]),
    });
    const { ok } = await answer.json();
    return { status: answer.status, seen: ok ? asAlways : failure, kept: cart };
  },
  'contact form': async (scene, service) => {
    const form = { ...messageForm(), subject: 'Una duda' };
    const body = new URLSearchParams(form);
    const answer = await ask(scene, '/contacto/enviar', { method: 'POST', body });
    const isDone = answer.headers.get('location')?.endsWith('/gracias') === true;
    const seen = isDone ? asAlways : sentenceIn(textOf(await answer.text()));
    const [row] = await storedMessages(form.email);
    const unstored = 'nothing is stored; what was typed is one step back in the browser';
    const kept = service === 'SMTP' ? await lettersOf(row?.id) : row ? everything : unstored;
    return { status: answer.status, seen, kept };
  },
  'enquiry, without JavaScript': async (scene) => {
    const [form, fields] = [enquiryForms[0], enquirer()];
    const parts = textParts({ ...fields, servicio: form.servicio, consent: 'on' });
    const { status, html, seen } = await post(scene, form.path, parts);
    const rows = await storedEnquiries(form, fields.email);
    return { status, seen, kept: keptOf(rows.length > 0, html.includes(fields.email)) };
  },
  'sign-in, without JavaScript': async (scene) => {
    const email = 'equipo@dauro.test';
    const parts = textParts({ email, password: 'granada-2026' });
    const { status, html, seen } = await post(scene, '/auth', parts);
    return { status, seen, kept: keptOf(false, html.includes(email)) };
  },
  'purchase, without JavaScript': async (scene) => {
    const body = new URLSearchParams({ variante: scene.variant });
    const answer = await ask(scene, '/tienda/pagar', { method: 'POST', body });
    return { status: answer.status, seen: sentenceIn(textOf(await answer.text())), kept: cart };
  },
  'a file ahead of its form': async (scene) => {
    const sending = { key: crypto.randomUUID(), from: scene.from, site: scene.url };
    const { status, reference } = await sendAhead('/subidas/editorial/obra', pdf(), sending);
    if (reference) return { status, seen: asAlways, kept: everything };
    return { status, seen: failure, kept: 'nothing is stored' };
  },
  'proposal with its files, without JavaScript': async (scene, service) => {
    const [fields, files] = [proposalForm(), await fileNames()];
    const { status, html, seen } = await post(scene, proposalPath, proposalParts(fields));
    const rows = await stored(fields.email);
    const strays = (await fileNames()).length - files.length - 2 * rows.length;
    if (strays !== 0) throw new Error(`${strays} files without a row`);
    if (service === 'SMTP') return { status, seen, kept: await lettersOf(rows[0]?.row.id) };
    const isTyped = html.includes(fields.email) && html.includes(fields.titulo_obra);
    return { status, seen, kept: keptOf(rows.length > 0, isTyped) };
  },
  'list of messages': (scene) => look(scene, '/admin/contacto', session),
  'export of a list': async ({ url, context }) => {
    const answer = await context.request.post(`${url}/admin/exportar/contacto?estado=nueva`, {
      maxRedirects: 0,
      timeout: 60_000,
    });
    const back = '/admin/contacto?estado=nueva&aviso=exportar';
    const isBack = answer.headers()['location']?.endsWith(back);
    const seen = isBack ? exportFailed : sentenceIn(textOf(await answer.text()));
    return { status: answer.status(), seen, kept: session };
  },
  'download of a visitor’s file': (scene) =>
    look(scene, `/admin/archivos/editorial/${scene.proposal}/obra`, session),
};
