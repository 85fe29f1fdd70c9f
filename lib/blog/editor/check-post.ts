import 'server-only';
import {
  type CheckedValues,
  checkDescription,
  linkTarget,
  type PostWarning,
} from '@/lib/blog/editor/checklist';
import { getMovedPost, getPost } from '@/lib/blog/queries';
import { log } from '@/lib/log/log';
import { referencesOf } from '@/lib/markdown/references';
import { getProduct } from '@/lib/storefront/products';

/** A text with more links has its first ones looked up. */
const mostLinks = 100;
const numberedPage = /^\/(blog|tienda)(\/categoria\/[a-z-]+)?\/pagina\/[1-9]\d*$/;

type Site = { url: string; paths: ReadonlySet<string> };

/**
 * What is worth a second look before publishing (requirement 6.21). `site` names the pages with an address of their own;
 * posts and books are looked up. A service that does not answer leaves its links `unchecked`. Other sites are not asked.
 */
export async function checkPost(post: CheckedValues, site: Site): Promise<PostWarning[]> {
  const { links, pictures } = referencesOf(post.content);
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
    ...checkDescription(post),
    ...checked.flat(),
  ];
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
