import { isPublicPath, publicPages } from '@/lib/public-pages';
import { site } from '@/lib/site';

/** A picture for social networks. Measures and type are left out where they are unknown. */
export type SocialImage = {
  url: string;
  alt: string;
  width?: number;
  height?: number;
  type?: string;
};

/** The committed cards in public/images/social. */
const drawn = { width: 1200, height: 630, type: 'image/png' };

/**
 * The picture of 1200 by 630 that stands for a page where links are shared. A page without one takes that of the nearest
 * page above it, so categories show the blog's or the shop's; a page without one above it shows the group's own.
 */
export function socialImage(path: string): SocialImage {
  if (isPublicPath(path)) {
    const [name, title] = publicPages[path].card;
    return { url: `/images/social/${name}.png`, alt: `${site.name}: «${title}»`, ...drawn };
  }
  const parent = path.slice(0, path.lastIndexOf('/'));
  if (parent) return socialImage(parent);
  return { url: '/brand/social.png', alt: `${site.name}, Granada`, ...drawn };
}
