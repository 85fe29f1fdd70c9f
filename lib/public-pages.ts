type PublicPage = {
  /** The committed card for social networks: the file in public/images/social, and the title that is set on it. */
  card: readonly [file: string, title: string];
  /** How the sitemap lists it: dated as posts, books or the legal texts are, without a date, or not at all. */
  sitemap: 'posts' | 'products' | 'legal' | 'undated' | 'none';
};

/** The public pages that have an address and a card of their own, in the order of the sitemap. */
export const publicPages = {
  '/': { card: ['inicio', 'Hagámoslo excepcional'], sitemap: 'posts' },
  '/dauro': { card: ['grupo', 'Una casa con cuatro oficios'], sitemap: 'undated' },
  '/dauro/historia': { card: ['historia', 'Nuestra historia'], sitemap: 'undated' },
  '/dauro/editorial': { card: ['editorial', 'Ediciones Dauro'], sitemap: 'undated' },
  '/dauro/editorial/propuesta': {
    card: ['propuesta', 'Envía tu propuesta editorial'],
    sitemap: 'undated',
  },
  '/dauro/arte': { card: ['arte', 'Dauro Arte'], sitemap: 'undated' },
  '/dauro/cine': { card: ['cine', 'Dauro Cine'], sitemap: 'undated' },
  '/dauro/ia': { card: ['ia', 'Dauro IA'], sitemap: 'undated' },
  '/servicios': { card: ['servicios', 'Nuestros Servicios'], sitemap: 'undated' },
  '/contacto': { card: ['contacto', 'Hablemos'], sitemap: 'undated' },
  '/tienda': { card: ['tienda', 'Librería'], sitemap: 'products' },
  '/blog': { card: ['blog', 'El blog de la casa'], sitemap: 'posts' },
  '/gracias': { card: ['gracias', 'Gracias. Ya lo tenemos.'], sitemap: 'none' },
  '/privacidad': { card: ['privacidad', 'Política de privacidad'], sitemap: 'legal' },
  '/terminos': { card: ['terminos', 'Términos y condiciones'], sitemap: 'legal' },
  '/aviso-legal': { card: ['aviso-legal', 'Aviso legal'], sitemap: 'legal' },
  '/cookies': { card: ['cookies', 'Política de cookies'], sitemap: 'legal' },
  '/accesibilidad': { card: ['accesibilidad', 'Accesibilidad'], sitemap: 'legal' },
} as const satisfies Record<`/${string}`, PublicPage>;

export type PublicPath = keyof typeof publicPages;

export const publicPaths = Object.keys(publicPages) as PublicPath[];

/** Every public address that no post and no book decides; the last three have no card and stand in no sitemap. */
export const fixedPaths = [...publicPaths, '/feed', '/tienda/arte', '/tienda/nfts'] as const;

/** Whether an address is one of the table's. */
export const isPublicPath = (path: string): path is PublicPath => path in publicPages;
