import { site } from '@/lib/site';

/** A picture for social networks. Measures and type only where they are known: nobody is told a guess. */
export type SocialImage = {
  url: string;
  alt: string;
  width?: number;
  height?: number;
  type?: string;
};

/** The committed cards in public/images/social. */
const drawn = { width: 1200, height: 630, type: 'image/png' };

/** The committed cards: the page, the file's name, and the title that is set on it. */
const cards: Record<string, readonly [name: string, title: string]> = {
  '/': ['inicio', 'Hagámoslo excepcional'],
  '/dauro': ['grupo', 'Una casa con cuatro oficios'],
  '/dauro/historia': ['historia', 'Nuestra historia'],
  '/dauro/editorial': ['editorial', 'Ediciones Dauro'],
  '/dauro/editorial/propuesta': ['propuesta', 'Envía tu propuesta editorial'],
  '/dauro/arte': ['arte', 'Dauro Arte'],
  '/dauro/cine': ['cine', 'Dauro Cine'],
  '/dauro/ia': ['ia', 'Dauro IA'],
  '/servicios': ['servicios', 'Nuestros Servicios'],
  '/tienda': ['tienda', 'Librería'],
  '/blog': ['blog', 'El blog de la casa'],
  '/contacto': ['contacto', 'Hablemos'],
  '/gracias': ['gracias', 'Gracias. Ya lo tenemos.'],
  '/privacidad': ['privacidad', 'Política de privacidad'],
  '/terminos': ['terminos', 'Términos y condiciones'],
  '/aviso-legal': ['aviso-legal', 'Aviso legal'],
  '/cookies': ['cookies', 'Política de cookies'],
  '/accesibilidad': ['accesibilidad', 'Accesibilidad'],
};

/** The pages that have a card of their own. */
export const picturedPaths = Object.keys(cards);

/**
 * The picture of 1200 by 630 that stands for a page where links are shared. A page without one takes that of the nearest
 * page above it, so categories show the blog's or the shop's; what stands below nothing shows the house's own.
 */
export function socialImage(path: string): SocialImage {
  const card = cards[path];
  if (card) {
    const [name, title] = card;
    return { url: `/images/social/${name}.png`, alt: `${site.name}: «${title}»`, ...drawn };
  }
  const parent = path.slice(0, path.lastIndexOf('/'));
  if (parent) return socialImage(parent);
  return { url: '/brand/social.png', alt: `${site.name}, Granada`, ...drawn };
}
