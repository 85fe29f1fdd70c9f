import 'server-only';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { postLists } from '@/lib/blog/lists';
import { getMovedPost, getPost } from '@/lib/blog/queries';
import { env } from '@/lib/env';
import { spellingOf } from '@/lib/http/spelling';
import { log } from '@/lib/log/log';
import { isLinkAddress } from '@/lib/markdown/addresses';
import { isCostly } from '@/lib/markdown/costly';
import { createParser } from '@/lib/markdown/parser';
import { markdownTree } from '@/lib/markdown/render';
import { firstPage, type ParameterPageName, parameterPageAt, pathOf } from '@/lib/parameter-pages';
import { isPublicPath } from '@/lib/public-pages';
import { categoryOf } from '@/lib/shop/categories';
import { getProduct } from '@/lib/storefront/products';
import { lengthOf } from '@/lib/text/length';
import { maxLine, postFields } from './fields';

/** A warning before a post is published. Warnings never prevent publishing. */
export type PostWarning =
  | { kind: 'alt'; address: string }
  | { kind: 'short' | 'long'; count: number; limit: number }
  | { kind: 'malformed' | 'missing' | 'unchecked' | 'anchor' | 'picture'; address: string }
  | { kind: 'mark' | 'note' | 'repeated'; address: string };

const line = z.string().max(4 * maxLine);
const text = z.string().max(postFields.content.max);
export const checkedSchema = z.object({
  slug: line,
  excerpt: line,
  content: text,
  meta_description: line,
  book_link: line,
  amazon_link: line,
  image_url: line,
  image2: line,
  image3: line,
  og_image: line,
  book_image: line,
  gallery: text,
});
type CheckedValues = z.infer<typeof checkedSchema>;

const parser = createParser().freeze();

/** The distinct links of a text, as written, and its pictures; none for a text that is too costly to parse. */
export function referencesOf(markdown: string) {
  const links = new Set<string>();
  const pictures: { address: string; alt: string }[] = [];
  if (isCostly(markdown)) return { links: [], pictures };
  const tree = parser.parse(markdown);
  const defined = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!defined.has(identifier)) defined.set(identifier, url);
  });
  visit(tree, (node) => {
    if (node.type === 'link') links.add(node.url);
    if (node.type === 'linkReference') links.add(defined.get(node.identifier) ?? '');
    if (node.type === 'image') pictures.push({ address: node.url, alt: node.alt ?? '' });
    if (node.type === 'imageReference') {
      pictures.push({ address: defined.get(node.identifier) ?? '', alt: node.alt ?? '' });
    }
  });
  return { links: [...links], pictures };
}

/** The maximum number of links and of pictures that are looked up; further ones are not checked. */
const maxLinks = 100;
/** In milliseconds; a slow picture must not delay publishing. */
const maxWait = 3000;

/**
 * The warnings of the checklist before publishing (requirement 6.21). Posts and books are looked up; when a service
 * does not answer, its links are `unchecked`. Other sites are not requested.
 */
export async function checkPost(post: CheckedValues): Promise<PostWarning[]> {
  const { links, pictures } = referencesOf(post.content);
  const { image_url, image2, image3, og_image, book_image, gallery } = post;
  const chosen = [image_url, image2, image3, og_image, book_image, ...gallery.split('\n')];
  const inText = pictures.map(({ address }) => address);
  const shown = [...new Set([...chosen, ...inText])].slice(0, maxLinks);
  const fields = [post.book_link, post.amazon_link].flatMap((link) => link.trim() || []);
  const base = new URL(pathOf('post', post.slug || '-'), env.SITE_URL).href;
  const addresses = [...new Set([...links, ...fields])].slice(0, maxLinks);
  const checked = await Promise.all(addresses.map((address) => checkLink(address, base)));
  return [
    ...pictures.flatMap(({ address, alt }): PostWarning[] =>
      alt.trim() ? [] : [{ kind: 'alt', address }],
    ),
    ...(await Promise.all(shown.map((address) => checkPicture(address, base)))).flat(),
    ...checkDescription(post),
    ...checked.flat(),
    ...checkAnchors(links, post.content),
    ...checkNotes(post.content),
  ];
}

/** Search engines cut a longer description, and replace one that is too short with other text of the page. */
const descriptionLength = { min: 50, max: 160 } as const;

/** Warns when the description (the field, else the excerpt) is too short or too long (requirement 6.21). */
export function checkDescription({
  meta_description,
  excerpt,
}: Pick<CheckedValues, 'meta_description' | 'excerpt'>): PostWarning[] {
  const count = lengthOf(meta_description.trim() || excerpt.trim());
  const { min, max } = descriptionLength;
  if (count < min) return [{ kind: 'short', count, limit: min }];
  return count > max ? [{ kind: 'long', count, limit: max }] : [];
}

/** Warns of links to missing anchors in the text. Headings and notes have the ids of the public page. */
function checkAnchors(links: readonly string[], content: string): PostWarning[] {
  const anchors = links.filter((address) => /^#./.test(address));
  if (anchors.length === 0) return [];
  const ids = new Set(['contenido']);
  visit(markdownTree(content), 'element', ({ properties }) => {
    if (typeof properties['id'] === 'string') ids.add(properties['id']);
  });
  return anchors
    .filter((address) => !ids.has(decoded(address.slice(1)) ?? address.slice(1)))
    .map((address) => ({ kind: 'anchor', address }));
}

/**
 * Warns of marks without a note, which the page shows as they are written, and of what it drops: notes without a mark, and
 * those after the first of a label, whose case does not count.
 */
export function checkNotes(content: string): PostWarning[] {
  const [marks, marked, notes] = [new Set<string>(), new Set<string>(), new Map<string, string>()];
  const repeated = new Set<string>();
  if (isCostly(content)) return [];
  visit(parser.parse(content), (node) => {
    if (node.type === 'footnoteReference') marked.add(node.identifier);
    if (node.type === 'footnoteDefinition') {
      const note = `[^${node.label}]`;
      if (notes.has(node.identifier)) repeated.add(note);
      else notes.set(node.identifier, note);
    }
    if (node.type !== 'text') return;
    for (const [mark] of node.value.matchAll(/\[\^[^\s[\]]+\]/g)) marks.add(mark);
  });
  const unmarked = [...notes].flatMap(([identifier, note]) => (marked.has(identifier) ? [] : note));
  return [
    ...Array.from(marks, (address) => ({ kind: 'mark' as const, address })),
    ...unmarked.map((address) => ({ kind: 'note' as const, address })),
    ...Array.from(repeated, (address) => ({ kind: 'repeated' as const, address })),
  ];
}

/** The site itself is requested, because it serves both uploads and static files. */
async function checkPicture(address: string, base: string): Promise<PostWarning[]> {
  if (linkTarget(address, base).kind !== 'here') return [];
  const init = { method: 'HEAD', signal: AbortSignal.timeout(maxWait) };
  try {
    const { status } = await fetch(new URL(address, base), init);
    return status === 404 ? [{ kind: 'picture', address }] : [];
  } catch (error) {
    log.warn('A picture of a post could not be checked', error);
    return [];
  }
}

type LinkTarget =
  | { kind: 'malformed' }
  /** Another site, a mail address, a telephone number or a place in the same text: nothing to look up. */
  | { kind: 'elsewhere' }
  /** A path of this site, decoded, without query, fragment and trailing slash. */
  | { kind: 'here'; path: string };

/** Classifies a link of a text. `base` is the address of the text. Pure: requests nothing. */
export function linkTarget(address: string, base: string): LinkTarget {
  if (!isLinkAddress(address) || !URL.canParse(address, base)) return { kind: 'malformed' };
  const url = new URL(address, base);
  if (url.protocol === 'mailto:') {
    return { kind: /^[^\s@]+@[^\s@]+$/.test(url.pathname) ? 'elsewhere' : 'malformed' };
  }
  if (url.protocol === 'tel:') return { kind: 'elsewhere' };
  if (url.origin !== new URL(base).origin) {
    return { kind: /[^.]\.[^.]|^\[/.test(url.hostname) ? 'elsewhere' : 'malformed' };
  }
  if (/^[#?]/.test(address)) return { kind: 'elsewhere' };
  const path = decoded(url.pathname);
  return path === null
    ? { kind: 'malformed' }
    : { kind: 'here', path: path.replace(/\/+$/, '') || '/' };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

async function checkLink(address: string, base: string): Promise<PostWarning[]> {
  const target = linkTarget(address, base);
  if (target.kind === 'malformed') return [{ kind: 'malformed', address }];
  if (target.kind === 'elsewhere') return [];
  try {
    return (await exists(target.path)) ? [] : [{ kind: 'missing', address }];
  } catch (error) {
    log.warn('A link of a post could not be checked', error);
    return [{ kind: 'unchecked', address }];
  }
}

type Lookup = (value: string) => unknown;

/** What there is for the parameter of a page; null or undefined for nothing. */
const lookups: Record<ParameterPageName, Lookup> = {
  post: async (slug) => (await getPost(slug)) ?? getMovedPost(slug),
  product: getProduct,
  shopCategory: categoryOf,
  ...postLists,
};

async function exists(written: string): Promise<boolean> {
  // Paths with a file extension are pictures, feeds and documents, which are not looked up.
  if (/\.[a-z\d]+$/i.test(written)) return true;
  // The site redirects from other spellings, and from the list of everything.
  const path = decoded(spellingOf(written) ?? written) ?? written;
  const first = firstPage(path) ?? path;
  if (isPublicPath(first) || first === '/auth') return true;
  const page = parameterPageAt(first);
  if (!page) return false;
  return page.value === page.all || Boolean(await lookups[page.name](page.value));
}
