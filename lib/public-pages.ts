type PublicPage = {
  /** The committed social card: the file in public/images/social, and the title that is drawn on it. */
  card: readonly [file: string, title: string];
  /** How the sitemap dates the page: by posts, products or legal texts, without a date; or does not list it. */
  sitemap: 'posts' | 'products' | 'legal' | 'undated' | 'none';
};

/** The public pages that have their own address and card, in the order of the sitemap. */
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

/** Every fixed public address; the last three have no card and are not in the sitemap. */
export const fixedPaths = [...publicPaths, '/feed', '/tienda/arte', '/tienda/nfts'] as const;

/** Whether an address is in the table. */
export const isPublicPath = (path: string): path is PublicPath => path in publicPages;
