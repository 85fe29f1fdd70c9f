import { isPublicPath, publicPages } from '@/lib/public-pages';
import { site } from '@/lib/site';

/** A picture for social networks. Size and type are left out where they are unknown. */
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
 * The social image of 1200 by 630 of a page. A page without its own uses that of the nearest page above it, so
 * categories use the blog's or the shop's; without any the group's image is used.
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
