import type { ReactNode } from 'react';
import { fraunces, frauncesItalic, inter } from '@/app/fonts';
import '@/app/globals.css';

/** The outermost frame: language, typefaces, styles. The page for unknown addresses has no layout above it and uses it too. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="es" className={`${fraunces.variable} ${frauncesItalic.variable} ${inter.variable}`}>
      <body>{children}</body>
    </html>
  );
}
