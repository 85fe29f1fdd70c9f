import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** tailwind-merge cannot know our type scale and would take `text-lead` for a colour. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['caption', 'small', 'body', 'lead', 'h4', 'h3', 'h2', 'h1', 'poster'],
      shadow: ['book', 'float'],
    },
  },
});

/**
 * Whether Ctrl (on a Mac: Command) and this letter were pressed, and no other modifier. A keyboard of another script, such
 * as Cyrillic or Greek, counts by the place of the key.
 */
export function isShortcut(
  { ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent,
  letter: string,
): boolean {
  const isOtherScript = /\p{L}/u.test(key) && !/\p{Script=Latin}/u.test(key);
  const isKey = isOtherScript
    ? code === `Key${letter.toUpperCase()}`
    : key.toLowerCase() === letter;
  return (ctrlKey || metaKey) && !altKey && !shiftKey && isKey;
}

/** Whether a key belongs to a composition (an accent, an input method). Safari reports its last key by code 229 only. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;

/** Joins class names; of two conflicting ones the later wins. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs));
}
