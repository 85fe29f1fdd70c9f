import type { PostValues } from '@/lib/blog/editor/stored-post';
import { isLinkAddress } from '@/lib/markdown/addresses';
import { lengthOf } from '@/lib/text/length';

/** What is worth a second look before a post is published; nothing of it forbids publishing. */
export type PostWarning =
  | { kind: 'alt'; address: string }
  | { kind: 'short' | 'long'; count: number; limit: number }
  | { kind: 'malformed' | 'missing' | 'unchecked' | 'anchor' | 'picture'; address: string };

/** The fields that the checklist reads. */
export const checkedFields = [
  ...(['slug', 'excerpt', 'content', 'meta_description'] as const),
  ...(['book_link', 'amazon_link'] as const),
];
export type CheckedValues = Pick<PostValues, (typeof checkedFields)[number]>;

/** Search engines show about so many characters of a description, and write their own where it says too little. */
export const descriptionLength = { min: 50, max: 160 } as const;

/** A warning about the description that search engines are given: the field's, else the excerpt (requirement 6.21). */
export function checkDescription({
  meta_description,
  excerpt,
}: Pick<CheckedValues, 'meta_description' | 'excerpt'>): PostWarning[] {
  const count = lengthOf(meta_description.trim() || excerpt.trim());
  const { min, max } = descriptionLength;
  if (count < min) return [{ kind: 'short', count, limit: min }];
  return count > max ? [{ kind: 'long', count, limit: max }] : [];
}

export type LinkTarget =
  | { kind: 'malformed' }
  /** Another site, a mail address, a telephone or a place in the same text: there is nothing to look up. */
  | { kind: 'elsewhere' }
  /** A path of this site, decoded, without query, fragment and final slash. */
  | { kind: 'here'; path: string };

/** Where a link of a text leads. `base` is the text's own address. Pure: no address is asked for. */
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
