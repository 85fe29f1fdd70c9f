import transliterate from '@sindresorhus/transliterate';
import { getTranslations } from 'next-intl/server';
import { cardAddress, isPublicPath, type PublicPath, publicPages } from '@/lib/public-pages';
import { site } from '@/lib/site';

export type SocialImage = {
  url: string;
  alt: string;
  width?: number;
  height?: number;
  type?: string;
};

/** The size and type that social-card.tsx draws. */
export const drawnCard = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** A drawn card, which says the title of its page. */
export const cardOf = (url: string, title: string): SocialImage => ({
  url,
  alt: title,
  ...drawnCard,
});

/** The card of a page, or of the nearest page above it that is in the table. */
export async function socialImage(path: string) {
  const page = cardPage(path);
  const t = await getTranslations();
  const title = t(`${publicPages[page].texts}.card.title`);
  return { url: cardAddress(page), alt: `${site.name}: «${title}»`, ...drawnCard };
}

function cardPage(path: string): PublicPath {
  if (isPublicPath(path)) return path;
  return cardPage(path.slice(0, path.lastIndexOf('/')) || '/');
}

/** Characters that the fonts lack (local/generate/fonts.ts); the renderer would request a font from the network. */
const undrawable =
  /[^\u0020-\u007e\u00a0-\u00ffŒœŸ–—‘’‚“”„†‡•…‹›€™−←↑→↓\u2009\u200a\u2011\u202f]/gu;

/** In the font's letters, or empty: «ł» is l, «ж» is zh. NFKC first, because it resolves ligatures. */
const inFont = (sign: string) => transliterate(sign.normalize('NFKC')).replace(undrawable, '');

/** Prepares a text for a card: accents composed, and in the characters of its font. */
export function cardText(text: string, most: number): string {
  const drawable = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(undrawable, inFont)
    .replace(/ {2,}/g, ' ')
    .trim();
  if (drawable.length <= most) return drawable;
  const cut = drawable.slice(0, most - 1);
  const word = cut.lastIndexOf(' ');
  return `${(word > most / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:.–—]+$/, '')}…`;
}

/** The font size of a title, in pixels, so that it fits its box of 630 by 380. */
export function titleSize(title: string): number {
  const longest = Math.max(0, ...title.split(/[\s-]/).map((word) => word.length));
  const byLength = [
    [24, 108],
    [45, 90],
    [75, 74],
    [110, 60],
    [150, 50],
  ] as const;
  const size = byLength.find(([most]) => title.length <= most)?.[1] ?? 44;
  // A word wider than the box would be broken; a letter is about half the font size wide.
  return Math.max(34, Math.min(size, Math.floor(630 / (Math.max(longest, 1) * 0.52))));
}
