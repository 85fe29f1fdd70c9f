import 'server-only';
import { visit } from 'unist-util-visit';
import {
  type CheckedValues,
  checkDescription,
  linkTarget,
  type PostWarning,
} from '@/lib/blog/editor/checklist';
import { getMovedPost, getPost } from '@/lib/blog/queries';
import { log } from '@/lib/log/log';
import { referencesOf } from '@/lib/markdown/references';
import { markdownTree } from '@/lib/markdown/render';
import { getProduct } from '@/lib/storefront/products';

/** A text with more links has its first ones looked up. */
const mostLinks = 100;
/** In milliseconds: a picture that is slow to answer is no reason to wait with publishing. */
const longestWait = 3000;
const numberedPage = /^\/(blog|tienda)(\/categoria\/[a-z-]+)?\/pagina\/[1-9]\d*$/;

type Site = { url: string; paths: ReadonlySet<string> };

/**
 * What is worth a second look before publishing (requirement 6.21). `site` names the pages with an address of their own;
 * posts and books are looked up. A service that does not answer leaves its links `unchecked`. Other sites are not asked.
 */
export async function checkPost(post: CheckedValues, site: Site): Promise<PostWarning[]> {
  const { links, pictures } = referencesOf(post.content);
  const shown = [...new Set(pictures.map(({ address }) => address))].slice(0, mostLinks);
  const fields = [post.book_link, post.amazon_link].flatMap((link) => link.trim() || []);
  const base = new URL(`/blog/${post.slug || '-'}`, site.url).href;
  const addresses = [...new Set([...links, ...fields])].slice(0, mostLinks);
  const checked = await Promise.all(
    addresses.map((address) => checkLink(address, base, site.paths)),
  );
  return [
    ...pictures.flatMap(({ address, alt }): PostWarning[] =>
      alt.trim() ? [] : [{ kind: 'alt', address }],
    ),
    ...(await Promise.all(shown.map((address) => checkPicture(address, base)))).flat(),
    ...checkDescription(post),
    ...checked.flat(),
    ...checkAnchors(links, post.content),
  ];
}

/** Links to a place in the same text: headings and notes have the ids that the public page gives them. */
function checkAnchors(links: readonly string[], content: string): PostWarning[] {
  const anchors = links.filter((address) => /^#./.test(address));
  if (anchors.length === 0) return [];
  const ids = new Set(['contenido']);
  visit(markdownTree(content), 'element', ({ properties }) => {
    if (typeof properties['id'] === 'string') ids.add(properties['id']);
  });
  return anchors
    .filter((address) => !ids.has(fragmentOf(address)))
    .map((address) => ({ kind: 'anchor', address }));
}

const fragmentOf = (address: string) => {
  const written = address.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
};

/** Whether a picture of this site is there; the site itself is asked, which knows uploads and files alike. */
async function checkPicture(address: string, base: string): Promise<PostWarning[]> {
  if (linkTarget(address, base).kind !== 'here') return [];
  const asked = { method: 'HEAD', signal: AbortSignal.timeout(longestWait) };
  try {
    const { status } = await fetch(new URL(address, base), asked);
    return status === 404 ? [{ kind: 'picture', address }] : [];
  } catch (error) {
    log.warn('A picture of a post could not be checked', error);
    return [];
  }
}

async function checkLink(address: string, base: string, paths: Site['paths']) {
  const warning = (kind: 'malformed' | 'missing' | 'unchecked'): PostWarning[] => [
    { kind, address },
  ];
  const target = linkTarget(address, base);
  if (target.kind === 'malformed') return warning('malformed');
  if (target.kind === 'elsewhere') return [];
  try {
    return (await exists(target.path, paths)) ? [] : warning('missing');
  } catch (error) {
    log.warn('A link of a post could not be checked', error);
    return warning('unchecked');
  }
}

async function exists(path: string, paths: Site['paths']): Promise<boolean> {
  // Pictures, feeds and documents are files, which no table names.
  if (paths.has(path) || numberedPage.test(path) || /\.[a-z\d]+$/i.test(path)) return true;
  const [, room, name = ''] = /^\/(blog|producto)\/([^/]+)$/.exec(path) ?? [];
  if (room === 'blog') return ((await getPost(name)) ?? (await getMovedPost(name))) !== null;
  return room === 'producto' && (await getProduct(name)) !== null;
}
