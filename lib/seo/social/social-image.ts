import { getTranslations } from 'next-intl/server';
import { isPublicPath, type PublicPath, publicPages } from '@/lib/public-pages';
import { cardAddress } from '@/lib/seo/social/card-address';
import { site } from '@/lib/site';

export type SocialImage = {
  url: string;
  alt: string;
  width?: number;
  height?: number;
  type?: string;
};

/** The size and type that social-card-response.tsx draws. */
export const drawnCard = { width: 1200, height: 630, type: 'image/jpeg' } as const;

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
