import type { ReactNode } from 'react';
import { SiteShell } from '@/components/layout/site-shell';

/** Reads neither cookies nor headers, so that every page under it is one static file. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>;
}
