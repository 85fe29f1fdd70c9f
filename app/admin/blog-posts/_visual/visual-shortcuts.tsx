import { Icon } from '@/components/ui/icon';

const paths = {
  bold: 'M7 4h6.5a4 4 0 0 1 0 8H7zm0 8h7.5a4 4 0 0 1 0 8H7z',
  italic: 'M10 4h8M6 20h8M14.5 4l-5 16',
  heading: 'M4 6v12M11 6v12M4 12h7M15.5 12.5c0-3.4 5-3.4 5 0 0 2-5 3.2-5 5.5h5',
  subheading: 'M4 6v12M11 6v12M4 12h7M15.5 10.5h5l-2.7 3c3.8.2 3.6 4.5.2 4.5-1.2 0-2-.4-2.5-1.2',
  list: 'M10 6h10M10 12h10M10 18h10M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  ordered: 'M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v5M4 14.5c0-1.8 3-1.8 3 0 0 1.2-3 2-3 4h3',
  quote: 'M9.5 7H5v5h4.5zm0 5c0 3-1.5 4.5-3.5 5M19.5 7H15v5h4.5zm0 5c0 3-1.5 4.5-3.5 5',
  link: 'M10 13.5a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 6.6M14 10.5a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  image: 'M4 5h16v14H4zm0 11.5 5-5 4 4 3-2.5 4 3.5M15.5 9.5h.01',
  gallery: 'M3 4h8v9H3zm10 0h8v6h-8zM3 15h8v5H3zm10-3h8v8h-8z',
  book: 'M6 3h13v14H6.5A2.5 2.5 0 0 0 4 19.5v-14A2.5 2.5 0 0 1 6.5 3M4 19.5A1.5 1.5 0 0 0 5.5 21H19v-4M8.5 7.5H15',
  video: 'M3.5 5h17v14h-17zm6.5 4v6l5-3z',
  undo: 'M9 14 4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  redo: 'm15 14 5-5-5-5m5 5H10a5.5 5.5 0 0 0 0 11h4',
};

export type VisualTool = keyof typeof paths;

export function ToolIcon({ tool }: { tool: VisualTool }) {
  return (
    <Icon
      d={paths[tool]}
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5"
    />
  );
}

type Shortcut = { code: string; shift: boolean; alt: boolean; shown: string; aria: string };

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
