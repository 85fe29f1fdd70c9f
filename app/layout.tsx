import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { fraunces, frauncesItalic, inter } from '@/app/fonts';
import { env } from '@/lib/env';
import { site } from '@/lib/site';
import '@/app/globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: site.name, template: `%s · ${site.name}` },
  applicationName: site.name,
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = { themeColor: '#faf6ef', colorScheme: 'light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="es" className={`${fraunces.variable} ${frauncesItalic.variable} ${inter.variable}`}>
      <body>{children}</body>
    </html>
  );
}
