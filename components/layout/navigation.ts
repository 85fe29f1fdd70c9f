import type { Route } from 'next';
import { armPath, arms } from '@/lib/arms';
import type { messages } from '@/messages/es';

type NavKey = keyof typeof messages.layout.nav;
export type NavEntry = { key: NavKey; href: Route };
export type NavGroup = { key: NavKey; entries: readonly NavEntry[] };

export const armLinks: readonly NavEntry[] = arms.map((arm) => ({ key: arm, href: armPath(arm) }));

export const mainMenu: readonly (NavEntry | NavGroup)[] = [
  {
    key: 'group',
    entries: [
      { key: 'overview', href: '/dauro' },
      { key: 'history', href: '/dauro/historia' },
    ],
  },
  { key: 'areas', entries: armLinks },
  { key: 'services', href: '/servicios' },
  { key: 'shop', href: '/tienda' },
  { key: 'blog', href: '/blog' },
  { key: 'contact', href: '/contacto' },
];

export const quickLinks: readonly NavEntry[] = [
  { key: 'overview', href: '/dauro' },
  { key: 'history', href: '/dauro/historia' },
  { key: 'services', href: '/servicios' },
  { key: 'shop', href: '/tienda' },
  { key: 'blog', href: '/blog' },
  { key: 'proposal', href: '/dauro/editorial/propuesta' },
];

export const legalPaths = {
  privacy: '/privacidad',
  terms: '/terminos',
  notice: '/aviso-legal',
  cookies: '/cookies',
  accessibility: '/accesibilidad',
} as const satisfies Record<keyof typeof messages.legalDocuments, Route>;

export type LegalKey = keyof typeof legalPaths;

export const legalLinks = (Object.keys(legalPaths) as LegalKey[]).map((key) => ({
  key,
  href: legalPaths[key],
}));
