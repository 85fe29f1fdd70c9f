import type { PostValues } from '@/app/admin/blog-posts/fields';
import { isLinkAddress } from '@/lib/markdown/addresses';
import { lengthOf } from '@/lib/text/length';

/** A warning before a post is published. Warnings never prevent publishing. */
export type PostWarning =
  | { kind: 'alt'; address: string }
  | { kind: 'short' | 'long'; count: number; limit: number }
  | { kind: 'malformed' | 'missing' | 'unchecked' | 'anchor' | 'picture'; address: string };

export const checkedFields = [
  ...(['slug', 'excerpt', 'content', 'meta_description'] as const),
  ...(['book_link', 'amazon_link'] as const),
];
export type CheckedValues = Pick<PostValues, (typeof checkedFields)[number]>;

/** Search engines cut a longer description, and replace one that says too little by text of their own. */
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
