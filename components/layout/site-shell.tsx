import type { Route } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SignedOutNotice } from './site-leaves';

/** `parent` sets the back link where it cannot be derived from the address (error pages). */
export async function SiteShell({ children, parent }: { children: ReactNode; parent?: Route }) {
  const t = await getTranslations('layout');
  const { auth } = await getMessages();
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <a
        href="#contenido"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:bg-ink focus:px-4 focus:py-3 focus:text-paper"
      >
        {t('skip')}
      </a>
      <SiteHeader {...(parent ? { parent } : {})} />
      <main id="contenido" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter />
      <SignedOutNotice texts={auth.signedOut} />
    </div>
  );
}
