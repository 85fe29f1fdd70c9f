import type { Route } from 'next';
import type { LegalDocument } from '@/components/marketing/legal/types';
import accessibility from '@/messages/es/legal-accessibility.json' with { type: 'json' };
import cookies from '@/messages/es/legal-cookies.json' with { type: 'json' };
import notice from '@/messages/es/legal-notice.json' with { type: 'json' };
import privacy from '@/messages/es/legal-privacy.json' with { type: 'json' };
import terms from '@/messages/es/legal-terms.json' with { type: 'json' };

export type LegalKey = 'privacy' | 'terms' | 'notice' | 'cookies' | 'accessibility';

/** The legal texts and their addresses, in the order in which they are listed. */
export const legalDocuments: Record<
  LegalKey,
  { path: Route & `/${string}`; document: LegalDocument }
> = {
  privacy: { path: '/privacidad', document: privacy },
  terms: { path: '/terminos', document: terms },
  notice: { path: '/aviso-legal', document: notice },
  cookies: { path: '/cookies', document: cookies },
  accessibility: { path: '/accesibilidad', document: accessibility },
};
