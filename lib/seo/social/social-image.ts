import { isPublicPath, publicPages } from '@/lib/public-pages';
import { site } from '@/lib/site';

export type SocialImage = {
  url: string;
  alt: string;
  width?: number;
  height?: number;
  type?: string;
};

/** The committed cards in public/images/social. */
const drawn = { width: 1200, height: 630, type: 'image/png' };

/** The image of 1200 by 630 of a page, or of the nearest page above it that has one, else the group's. */
export function socialImage(path: string): SocialImage {
  if (isPublicPath(path)) {
    const [name, title] = publicPages[path].card;
    return { url: `/images/social/${name}.png`, alt: `${site.name}: «${title}»`, ...drawn };
  }
  const parent = path.slice(0, path.lastIndexOf('/'));
  if (parent) return socialImage(parent);
  return { url: '/brand/social.png', alt: `${site.name}, Granada`, ...drawn };
}
