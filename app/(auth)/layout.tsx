import type { ReactNode } from 'react';
import { SiteShell } from '@/components/layout/site-shell';

/** The public frame around pages that are rendered for each visitor. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>;
}
