import { type Arm, armNames, armPath } from './arms.ts';

/** The colours of a social card: those of an arm, or dark on paper. */
export type CardLook = Arm | 'paper';

type PublicPage = {
  /** Where the messages hold the page's title, description, card and its name in menus. */
  texts: string;
  card: CardLook;
  /** How the sitemap dates the page: by posts, products or legal texts, without a date; or does not list it. */
  sitemap: 'posts' | 'products' | 'legal' | 'undated' | 'none';
};

/** The pages of the arms, each in its own colours. */
const armPages = Object.fromEntries(
  armNames.map((arm) => [armPath(arm), { texts: `${arm}.meta`, card: arm, sitemap: 'undated' }]),
) as {
  [Name in Arm as `/dauro/${Name}`]: { texts: `${Name}.meta`; card: Name; sitemap: 'undated' };
};

/** The public pages of fixed address, in the order of the sitemap. */
export const publicPages = {
  '/': { texts: 'home.meta', card: 'editorial', sitemap: 'posts' },
  '/dauro': { texts: 'group.meta', card: 'editorial', sitemap: 'undated' },
  '/dauro/historia': { texts: 'history.meta', card: 'editorial', sitemap: 'undated' },
  ...armPages,
  '/dauro/editorial/propuesta': {
    texts: 'submissions.proposal.meta',
    card: 'editorial',
    sitemap: 'undated',
  },
  '/servicios': { texts: 'services.meta', card: 'paper', sitemap: 'undated' },
  '/contacto': { texts: 'contact.meta', card: 'ia', sitemap: 'undated' },
  '/tienda': { texts: 'shop.meta', card: 'editorial', sitemap: 'products' },
  '/blog': { texts: 'blog.meta', card: 'paper', sitemap: 'posts' },
  '/gracias': { texts: 'contact.thanks.meta', card: 'editorial', sitemap: 'none' },
  '/privacidad': { texts: 'legalDocuments.privacy', card: 'paper', sitemap: 'legal' },
  '/terminos': { texts: 'legalDocuments.terms', card: 'paper', sitemap: 'legal' },
  '/aviso-legal': { texts: 'legalDocuments.notice', card: 'paper', sitemap: 'legal' },
  '/cookies': { texts: 'legalDocuments.cookies', card: 'paper', sitemap: 'legal' },
  '/accesibilidad': { texts: 'legalDocuments.accessibility', card: 'paper', sitemap: 'legal' },
  '/feed': { texts: 'feed.meta', card: 'paper', sitemap: 'none' },
  '/tienda/arte': { texts: 'shop.soon.arte.meta', card: 'arte', sitemap: 'none' },
  '/tienda/nfts': { texts: 'shop.soon.nfts.meta', card: 'ia', sitemap: 'none' },
} as const satisfies Record<`/${string}`, PublicPage>;

export type PublicPath = keyof typeof publicPages;

export const publicPaths = Object.keys(publicPages) as PublicPath[];

/** Whether an address is in the table. */
export const isPublicPath = (path: string): path is PublicPath => path in publicPages;

/** The links of main menu and footer in order. The main menu opens `group` and `arms` and shows `main` beside them. */
export const menus = {
  group: ['/dauro', '/dauro/historia'],
  arms: armNames.map(armPath),
  main: ['/servicios', '/tienda', '/blog', '/contacto'],
  quick: [
    '/dauro',
    '/dauro/historia',
    '/servicios',
    '/tienda',
    '/blog',
    '/dauro/editorial/propuesta',
  ],
  legal: ['/privacidad', '/terminos', '/aviso-legal', '/cookies', '/accesibilidad'],
} as const satisfies Record<string, readonly PublicPath[]>;

/** The pages in a menu: their texts must contain `menu`. */
export type LinkedPath = (typeof menus)[keyof typeof menus][number];

export type LegalPath = (typeof menus.legal)[number];

/** The file name of a page's social card, which app/images/social draws. */
export const cardFile = (path: PublicPath) =>
  `${path.slice(1).replaceAll('/', '-') || 'inicio'}.jpg`;

/** The address of a page's social card. */
export const cardAddress = (path: PublicPath) => `/images/social/${cardFile(path)}`;
