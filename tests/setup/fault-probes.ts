import { formProbes } from './fault-form-probes.ts';
import { ask, look, type Probe, type Scene, sentenceIn, textOf } from './fault-scene.ts';
import { remarks, sentences } from './fault-words.ts';

const { nothing, asAlways, session } = remarks;

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

const stock: Probe = async (scene) => {
  const answer = await ask(scene, '/tienda/existencias', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Failures are shared for a second, so each request uses another variant.
    body: JSON.stringify([`gid://shopify/ProductVariant/${Date.now()}`]),
  });
  const { ok } = (await answer.json()) as { ok: boolean };
  return { status: answer.status, seen: ok ? asAlways : remarks.failure, kept: remarks.cart };
};

/** The probes of the table, by the names it uses. Each returns the response and what is stored. */
export const probes: Record<string, Probe> = {
  ...formProbes,
  made: async (scene) => {
    for (const path of madePaths) {
      const answer = await ask(scene, path);
      const text = await answer.text();
      if (answer.status !== 200) return { status: answer.status, seen: path, kept: nothing };
      if (titleOf(text) !== before.get(path) || text.length < 1000) {
        return { status: answer.status, seen: `${path} differs`, kept: nothing };
      }
    }
    return { status: 200, seen: remarks.asBefore, kept: nothing };
  },
  newArticle: (scene) => look(scene, `/blog/nuevo-${crypto.randomUUID()}`, nothing),
  blogSearch: (scene) => look(scene, '/blog?q=granada', nothing),
  newBook: (scene) => look(scene, `/producto/libro-${crypto.randomUUID()}`, nothing),
  shopSearch: (scene) => look(scene, '/tienda?q=luna', nothing),
  picture: async (scene) => {
    const answer = await ask(scene, `/images/subidas/${Date.now()}-3f2a3f2a3f2a-640x480.webp`);
    return { status: answer.status, seen: remarks.noPicture, kept: nothing };
  },
  stock,
  adminList: (scene) => look(scene, '/admin/contacto', session),
  adminExport: async (scene) => {
    const answer = await scene.context.request.get(`${scene.url}/admin/exportar/contacto`, {
      maxRedirects: 0,
      timeout: 60_000,
    });
    const { location = '' } = answer.headers();
    const isBack = location.includes('aviso=exportar');
    const seen = isBack ? sentences.exported : sentenceIn(textOf(await answer.text()));
    return { status: answer.status(), seen, kept: session };
  },
  adminDownload: (scene) =>
    look(scene, `/admin/archivos/editorial/${scene.proposal}/obra`, session),
};
