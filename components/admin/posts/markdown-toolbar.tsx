'use client';

import { type Insert, inserts } from '@/components/admin/posts/insert/insertion';
import { type Format, formats } from '@/components/admin/posts/markdown-edit';
import { ToolButton, ToolSeparator, Tools } from '@/components/admin/posts/visual/tool-button';

type Tool = Format | Insert;
export type Shortcut = { code: string; shift: boolean; alt: boolean; shown: string; aria: string };

export const shortcut = (key: string, modifier?: 'Mayús' | 'Alt'): Shortcut => ({
  code: `${/\d/.test(key) ? 'Digit' : 'Key'}${key}`,
  shift: modifier === 'Mayús',
  alt: modifier === 'Alt',
  shown: ['Ctrl', modifier, key].filter(Boolean).join('+'),
  aria: ['Control', modifier === 'Mayús' ? 'Shift' : modifier, key].filter(Boolean).join('+'),
});

/** The same shortcuts as in common word processors. */
export const shortcuts: Record<Tool, Shortcut> = {
  bold: shortcut('B'),
  italic: shortcut('I'),
  heading: shortcut('2', 'Alt'),
  list: shortcut('8', 'Mayús'),
  quote: shortcut('9', 'Mayús'),
  link: shortcut('K'),
  image: shortcut('G', 'Alt'),
  gallery: shortcut('A', 'Alt'),
  book: shortcut('B', 'Alt'),
  video: shortcut('V', 'Alt'),
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

type Props = { onFormat: (format: Format) => void; onInsert: (insert: Insert) => void };

export const isInsert = (tool: string): tool is Insert => inserts.some((name) => name === tool);

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
