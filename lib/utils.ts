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

/** Whether Ctrl (on a Mac: Command) and this letter were pressed, and no other modifier. */
export const isShortcut = (
  { ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent,
  letter: string,
): boolean => (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === letter;

/** Joins class names; of two conflicting ones the later wins. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs));
}
