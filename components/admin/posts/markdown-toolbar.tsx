'use client';

import { useTranslations } from 'next-intl';
import { type Format, formats } from '@/components/admin/posts/markdown-edit';

type Tool = Format | 'image';
export type Shortcut = { code: string; shift: boolean; alt: boolean; shown: string; aria: string };

export const plain = (letter: string): Shortcut => ({
  code: `Key${letter}`,
  shift: false,
  alt: false,
  shown: `Ctrl+${letter}`,
  aria: `Control+${letter}`,
});
export const digit = (number: number, modifier: 'Mayús' | 'Alt'): Shortcut => ({
  code: `Digit${number}`,
  shift: modifier === 'Mayús',
  alt: modifier === 'Alt',
  shown: `Ctrl+${modifier}+${number}`,
  aria: `Control+${modifier === 'Alt' ? 'Alt' : 'Shift'}+${number}`,
});

/** As in the word processors that people know. */
export const shortcuts: Record<Tool, Shortcut> = {
  bold: plain('B'),
  italic: plain('I'),
  heading: digit(2, 'Alt'),
  list: digit(8, 'Mayús'),
  quote: digit(9, 'Mayús'),
  link: plain('K'),
  image: { code: 'KeyG', shift: false, alt: true, shown: 'Ctrl+Alt+G', aria: 'Control+Alt+G' },
};

const tools: readonly Tool[] = [...formats, 'image'];

/** The tool that a key means, or undefined. */
export function shortcutOf<Name extends string>(
  event: KeyboardEvent,
  of: Readonly<Record<Name, Shortcut>>,
): Name | undefined {
  const { code, ctrlKey, metaKey, shiftKey, altKey } = event;
  // On a Spanish keyboard AltGr, which some systems report as Ctrl and Alt, types @ and #.
  if ((!ctrlKey && !metaKey) || event.getModifierState('AltGraph')) return undefined;
  const names = Object.keys(of) as Name[];
  return names.find((name) => {
    const { code: wanted, shift, alt } = of[name];
    return wanted === code && shift === shiftKey && alt === altKey;
  });
}

type Props = { onFormat: (format: Format) => void; onImage: () => void };

/** Seven buttons with words on them, and their keys. */
export function MarkdownToolbar({ onFormat, onImage }: Props) {
  const t = useTranslations('posts.markdown');
  return (
    <fieldset aria-label={t('toolbar')} className="flex flex-wrap gap-1">
      {tools.map((tool) => (
        <button
          key={tool}
          type="button"
          title={`${t(tool)} (${shortcuts[tool].shown})`}
          aria-keyshortcuts={shortcuts[tool].aria}
          className="min-h-9 cursor-pointer rounded-sm border border-line bg-paper px-2.5 text-caption hover:border-ink hover:bg-paper-deep"
          onClick={() => (tool === 'image' ? onImage() : onFormat(tool))}
        >
          {t(tool)}
        </button>
      ))}
    </fieldset>
  );
}
