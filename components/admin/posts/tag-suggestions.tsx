'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { fillControl } from '@/components/admin/posts/apply-edit';
import { completeTag, suggestTags } from '@/lib/blog/editor/tags';
import { cn } from '@/lib/utils';

const mostShown = 8;

/**
 * The used labels that match what is being typed, as a combobox: `control` goes onto the field, `list` below it. None is
 * chosen until an arrow key is pressed, so that Enter and Tab keep their meaning for new labels.
 */
export function useTagSuggestions(
  input: RefObject<HTMLInputElement | null>,
  used: readonly string[],
) {
  const t = useTranslations('posts.tags');
  const id = useId();
  const [matches, setMatches] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  const isOpen = matches.length > 0;

  function show(next: readonly string[]) {
    setMatches(next.slice(0, mostShown));
    setActive(-1);
  }

  function take(tag: string) {
    if (input.current) fillControl(input.current, completeTag(input.current.value, tag));
    show([]);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return;
    const { key } = event;
    const chosen = matches[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) {
      setActive((place) => (place + step + matches.length) % matches.length);
    } else if (chosen !== undefined && (key === 'Enter' || key === 'Tab')) take(chosen);
    else if (key === 'Escape') show([]);
    else return;
    event.preventDefault();
  }

  const control = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined,
    onInput: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) =>
      // A script that fills the field asks for nothing.
      show(nativeEvent.isTrusted ? suggestTags(currentTarget.value, used) : []),
    onKeyDown,
    onBlur: () => show([]),
  } as const;

  const list = isOpen ? (
    <div
      id={id}
      // The field may stand at the lower end of the screen.
      ref={(shown) => shown?.scrollIntoView({ block: 'nearest' })}
      role="listbox"
      aria-label={t('suggestions')}
      className="absolute inset-x-0 top-full z-20 mt-1 border border-line bg-paper-bright p-1 shadow-float"
    >
      {matches.map((tag, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys.
        <div
          key={tag}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={cn(
            'flex min-h-10 cursor-pointer items-center rounded-sm px-3 py-1.5 text-small [overflow-wrap:anywhere] hover:bg-paper-deep',
            index === active && 'bg-paper-deep outline-2 outline-accent -outline-offset-2',
          )}
          // The field would lose the focus, and the list go, before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(tag)}
        >
          {tag}
        </div>
      ))}
    </div>
  ) : null;

  return { control, list };
}
