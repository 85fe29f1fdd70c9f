'use client';

import { useMessages, useTranslations } from 'next-intl';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { fillControl } from '@/app/admin/_frame/markdown-edit';
import { addTag, completeTag, suggestTags, unusedTags } from '@/app/admin/blog-posts/tags';
import { Field } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { cn, isComposing } from '@/lib/utils';

const maxShown = 8;

type OptionListProps<Option extends string> = {
  id: string;
  label: string;
  options: readonly Option[];
  /** The index of the active option, whose element has the id `{id}-{index}`. */
  active: number;
  onChoose: (option: Option) => void;
  className: string;
  style?: CSSProperties;
  children: (option: Option) => ReactNode;
};

/** The options of a text field that keeps the focus, takes the keys and names the active option. */
export function OptionList<Option extends string>(props: OptionListProps<Option>) {
  const { id, label, options, active, onChoose, className, style, children } = props;
  return (
    <div
      id={id}
      // The list, and the active option of a long one, could be out of sight.
      ref={(shown) => {
        shown?.scrollIntoView({ block: 'nearest' });
        shown?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
      }}
      role="listbox"
      // Without these the field would lose the focus and the list would close before the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      aria-label={label}
      className={cn('absolute z-20 border border-line bg-paper-bright p-1 shadow-float', className)}
      style={style}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys.
        <div
          key={option}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={cn(
            'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1 text-small wrap-anywhere hover:bg-paper-deep',
            index === active && 'bg-paper-deep outline-2 outline-accent -outline-offset-2',
          )}
          onClick={() => onChoose(option)}
        >
          {children(option)}
        </div>
      ))}
    </div>
  );
}

/**
 * A combobox of the used labels that match the typed text or, by its button, of all of them. None is active until an
 * arrow key is pressed, so that Enter and Tab keep their meaning for new labels.
 */
export function TagsField({ value, used }: { value: string; used: readonly string[] }) {
  const t = useTranslations('posts.tags');
  const { labels, hints } = useMessages().posts.editor;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** The cursor in the piece that a label replaces; null when it is added behind the others. */
  const typedAt = useRef<number | null>(null);
  const [matches, setMatches] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  const isOpen = matches.length > 0;
  const fill = (text: string) => input.current && fillControl(input.current, text);

  function suggest(tags: readonly string[]) {
    setMatches(tags);
    setActive(-1);
  }

  function offerAll() {
    input.current?.focus();
    typedAt.current = null;
    suggest(unusedTags(value, used));
  }

  function take(tag: string) {
    const cursor = typedAt.current;
    fill(cursor === null ? addTag(value, tag) : completeTag(value, tag, cursor));
    suggest([]);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || isComposing(event.nativeEvent)) return;
    const { key } = event;
    const chosen = matches[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) {
      // Without an active option, the arrows begin at the first and at the last one.
      const from = active < 0 && step < 0 ? 0 : active;
      setActive((from + step + matches.length) % matches.length);
    } else if (chosen !== undefined && (key === 'Enter' || key === 'Tab')) take(chosen);
    else if (key === 'Escape') suggest([]);
    else return;
    event.preventDefault();
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <div className="relative w-full">
        <Field
          ref={input}
          name="tags"
          label={labels.tags}
          hint={hints.tags}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          onInput={({ currentTarget, nativeEvent }) => {
            const cursor = currentTarget.selectionStart ?? currentTarget.value.length;
            typedAt.current = cursor;
            // Only typing opens the list: an input event dispatched by a script closes it.
            const typed = nativeEvent.isTrusted ? currentTarget.value : '';
            suggest(suggestTags(typed, used, cursor).slice(0, maxShown));
          }}
          onKeyDown={onKeyDown}
          onBlur={() => suggest([])}
        />
        {isOpen ? (
          <OptionList
            id={id}
            label={t('open')}
            options={matches}
            active={active}
            onChoose={take}
            className="inset-x-0 top-full mt-1 max-h-80 overflow-y-auto"
          >
            {(tag) => tag}
          </OptionList>
        ) : null}
      </div>
      {unusedTags(value, used).length > 0 ? (
        <Button variant="outline" size="sm" onClick={offerAll}>
          {t('open')}
        </Button>
      ) : null}
    </div>
  );
}
