import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { colors } from '@/lib/colors.gen';
import { env } from '@/lib/env';
import { site } from '@/lib/site';
import { Document } from './document';

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: site.name, template: `%s · ${site.name}` },
  applicationName: site.name,
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = { themeColor: colors.paper, colorScheme: 'light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
