import { noScript, test } from './browser.ts';

/** For what a page does with JavaScript and without. */
export const withAndWithout = [
  [test, 'with'],
  [noScript, 'without'],
] as const;
