import type { VisualTool } from '@/app/admin/blog-posts/_visual/tool-icon';

export type Shortcut = { code: string; shift: boolean; alt: boolean; shown: string; aria: string };

const shortcut = (key: string, modifier?: 'Mayús' | 'Alt'): Shortcut => ({
  code: `${/\d/.test(key) ? 'Digit' : 'Key'}${key}`,
  shift: modifier === 'Mayús',
  alt: modifier === 'Alt',
  shown: ['Ctrl', modifier, key].filter(Boolean).join('+'),
  aria: ['Control', modifier === 'Mayús' ? 'Shift' : modifier, key].filter(Boolean).join('+'),
});

/** The same shortcuts as in common word processors. */
export const visualShortcuts: Readonly<Record<VisualTool, Shortcut>> = {
  bold: shortcut('B'),
  italic: shortcut('I'),
  heading: shortcut('2', 'Alt'),
  subheading: shortcut('3', 'Alt'),
  list: shortcut('8', 'Mayús'),
  ordered: shortcut('7', 'Mayús'),
  quote: shortcut('9', 'Mayús'),
  link: shortcut('K'),
  image: shortcut('G', 'Alt'),
  gallery: shortcut('A', 'Alt'),
  book: shortcut('B', 'Alt'),
  video: shortcut('V', 'Alt'),
  undo: shortcut('Z'),
  redo: shortcut('Y'),
};

export function shortcutOf<Name extends string>(
  event: KeyboardEvent,
  of: Readonly<Record<Name, Shortcut>>,
): Name | undefined {
  const { code, ctrlKey, metaKey, shiftKey, altKey } = event;
  // AltGr types @ and # on a Spanish keyboard, and some systems report it as Ctrl and Alt.
  if ((!ctrlKey && !metaKey) || event.getModifierState('AltGraph')) return undefined;
  const names = Object.keys(of) as Name[];
  return names.find((name) => {
    const { code: wanted, shift, alt } = of[name];
    return wanted === code && shift === shiftKey && alt === altKey;
  });
}
