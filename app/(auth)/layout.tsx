import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteShell } from '@/components/layout/site-shell';

export const metadata: Metadata = { robots: { index: false } };

/** The public frame around pages that are rendered for each visitor. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>;
}
