import localFont from 'next/font/local';

/**
 * Cut to what we set by local/generate/fonts.ts. Fraunces has one weight, 420, and every optical size; it says that it
 * has them all, since a browser would smear it into a false bold otherwise.
 *
 * Fallbacks are declared by hand (styles/fallbacks.css): next/font would measure the file's default instance, which for
 * Fraunces is the blackest weight at the smallest optical size and tells nothing about our titles.
 */
export const fraunces = localFont({
  src: './typefaces/fraunces.woff2',
  weight: '100 900',
  style: 'normal',
  display: 'swap',
  variable: '--font-fraunces',
  adjustFontFallback: false,
  preload: true,
});

/** For quotations and asides only; it arrives when a page uses it. */
export const frauncesItalic = localFont({
  src: './typefaces/fraunces-italic.woff2',
  weight: '100 900',
  style: 'italic',
  display: 'swap',
  variable: '--font-fraunces-italic',
  adjustFontFallback: false,
  preload: false,
});

export const inter = localFont({
  src: './typefaces/inter.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  variable: '--font-inter',
  adjustFontFallback: false,
  preload: true,
});
