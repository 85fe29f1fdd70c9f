'use client';

import { type Insert, inserts } from '@/components/admin/posts/insert/insertion';
import { type Format, formats } from '@/components/admin/posts/markdown-edit';
import { ToolButton, ToolSeparator, Tools } from '@/components/admin/posts/visual/tool-button';

type Tool = Format | Insert;
export type Shortcut = { code: string; shift: boolean; alt: boolean; shown: string; aria: string };

export const plain = (letter: string): Shortcut => ({
  code: `Key${letter}`,
  shift: false,
  alt: false,
  shown: `Ctrl+${letter}`,
  aria: `Control+${letter}`,
});
const withAlt = (letter: string): Shortcut => ({
  code: `Key${letter}`,
  shift: false,
  alt: true,
  shown: `Ctrl+Alt+${letter}`,
  aria: `Control+Alt+${letter}`,
});
export const digit = (number: number, modifier: 'Mayús' | 'Alt'): Shortcut => ({
  code: `Digit${number}`,
  shift: modifier === 'Mayús',
  alt: modifier === 'Alt',
  shown: `Ctrl+${modifier}+${number}`,
  aria: `Control+${modifier === 'Alt' ? 'Alt' : 'Shift'}+${number}`,
});

/** The same shortcuts as in common word processors. */
export const shortcuts: Record<Tool, Shortcut> = {
  bold: plain('B'),
  italic: plain('I'),
  heading: digit(2, 'Alt'),
  list: digit(8, 'Mayús'),
  quote: digit(9, 'Mayús'),
  link: plain('K'),
  image: withAlt('G'),
  gallery: withAlt('A'),
  book: withAlt('B'),
  video: withAlt('V'),
};

/** The tool of a keyboard event, or undefined. */
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

type Props = { onFormat: (format: Format) => void; onInsert: (insert: Insert) => void };

/** Whether a tool opens a dialog before it changes the text. */
export const isInsert = (tool: string): tool is Insert => inserts.some((name) => name === tool);

/** The toolbar of the Markdown field; it looks like that of the visual editor. */
export function MarkdownToolbar({ onFormat, onInsert }: Props) {
  return (
    <Tools className="rounded-sm border border-line-strong">
      {formats.map((tool) => (
        <ToolButton
          key={tool}
          tool={tool}
          shortcut={shortcuts[tool]}
          onPress={() => onFormat(tool)}
        />
      ))}
      <ToolSeparator />
      {inserts.map((tool) => (
        <ToolButton
          key={tool}
          tool={tool}
          shortcut={shortcuts[tool]}
          onPress={() => onInsert(tool)}
        />
      ))}
    </Tools>
  );
}
