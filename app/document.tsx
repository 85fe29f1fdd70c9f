import './globals.css';
import localFont from 'next/font/local';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notices } from '@/components/ui/notify';

/**
 * Subsets made by local/generate/fonts.ts. Fraunces has one weight, 420, and every optical size; its declared range
 * covers all weights, because a browser would otherwise synthesise a false bold. The two typefaces of every page are
 * preloaded: the fallbacks (app/styles/fallbacks.css) have their mean width, but some titles and leads would break into
 * another number of lines, and what is below them would jump (CLS up to 0.033).
 */
const fraunces = localFont({
  src: './typefaces/fraunces.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  adjustFontFallback: false,
});

/** For quotations and asides only; loaded when a page uses it. */
const frauncesItalic = localFont({
  src: './typefaces/fraunces-italic.woff2',
  weight: '100 900',
  style: 'italic',
  variable: '--font-fraunces-italic',
  adjustFontFallback: false,
  preload: false,
});

/** Rarely used characters, loaded only by a page that contains one of them (local/generate/characters.ts). */
const frauncesFurther = localFont({
  src: './typefaces/fraunces-further.woff2',
  weight: '100 900',
  variable: '--font-fraunces-further',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+22-24, U+26-27, U+3C-3E, U+5B-60, U+7B-7E, U+A2-A8, U+AC-B6, U+B8-B9, U+BC-BE, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF, U+152-153, U+178, U+2009-200A, U+2011, U+2013, U+2018-201A, U+201E, U+2020-2022, U+202F, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212',
    },
  ],
});

const inter = localFont({
  src: './typefaces/inter.woff2',
  weight: '400 600',
  variable: '--font-inter',
  adjustFontFallback: false,
});

const interFurther = localFont({
  src: './typefaces/inter-further.woff2',
  weight: '400 600',
  variable: '--font-inter-further',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+22-24, U+26-27, U+3C-3E, U+5B-60, U+7B-7E, U+A2-A8, U+AC-B6, U+B8-B9, U+BC-BE, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF, U+152-153, U+178, U+2009-200A, U+2011, U+2013, U+2018-201A, U+201E, U+2020-2022, U+202F, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212',
    },
  ],
});

const typefaces = [fraunces, frauncesFurther, frauncesItalic, inter, interFurther]
  .map(({ variable }) => variable)
  .join(' ');

/** The html element with language, fonts and styles. The page for unknown addresses has no layout and uses this too. */
export function Document({ children }: { children: ReactNode }) {
  const t = useTranslations('layout');
  return (
    // Next scrolls to the top of a new page at once then; of several smooth scrolls Chromium would end the last but one.
    <html lang="es" className={typefaces} data-scroll-behavior="smooth">
      <body>
        {children}
        <Notices label={t('notices')} closeLabel={t('closeNotice')} />
      </body>
    </html>
  );
}
