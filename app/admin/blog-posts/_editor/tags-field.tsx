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
import {
  Command,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '@/app/admin/_frame/ui/command';
import { Popover, PopoverContent, PopoverTrigger } from '@/app/admin/_frame/ui/popover';
import { completeTag, hasTag, suggestTags, toggleTag } from '@/app/admin/blog-posts/tags';
import { Field } from '@/components/forms/field';
import { buttonVariants } from '@/components/ui/button';
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
      // The list could be below the visible part of the page.
      ref={(shown) => shown?.scrollIntoView({ block: 'nearest' })}
      role="listbox"
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
          // Without these the field would lose the focus and the list would close before the click.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {children(option)}
        </div>
      ))}
    </div>
  );
}

/**
 * A combobox of the used labels that match the typed text, and a list of all used labels. No match is active until an
 * arrow key is pressed, so that Enter and Tab keep their meaning for new labels.
 */
export function TagsField({ value, used }: { value: string; used: readonly string[] }) {
  const t = useTranslations('posts.tags');
  const { labels, hints } = useMessages().posts.editor;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const typedAt = useRef<number>(undefined);
  const [matches, setMatches] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  const isOpen = matches.length > 0;
  const fill = (text: string) => input.current && fillControl(input.current, text);

  function suggest(tags: readonly string[]) {
    setMatches(tags.slice(0, maxShown));
    setActive(-1);
  }

  function take(tag: string) {
    fill(completeTag(value, tag, typedAt.current));
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
            typedAt.current = currentTarget.selectionStart ?? undefined;
            // Only typing opens the list: an input event dispatched by a script closes it.
            const typed = nativeEvent.isTrusted ? currentTarget.value : '';
            suggest(suggestTags(typed, used, typedAt.current));
          }}
          onKeyDown={onKeyDown}
          onBlur={() => suggest([])}
        />
        {isOpen ? (
          <OptionList
            id={id}
            label={t('suggestions')}
            options={matches}
            active={active}
            onChoose={take}
            className="inset-x-0 top-full mt-1"
          >
            {(tag) => tag}
          </OptionList>
        ) : null}
      </div>
      {used.length > 0 ? (
        <Popover>
          <PopoverTrigger className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            {t('open')}
          </PopoverTrigger>
          <PopoverContent aria-label={t('open')} className="w-[min(22rem,calc(100vw-2rem))] p-0">
            <Command label={t('open')} loop>
              <CommandInput placeholder={t('placeholder')} className="min-h-12 text-small" />
              <CommandList label={t('open')} className="max-h-56">
                <CommandEmpty>{t('empty')}</CommandEmpty>
                <CommandGroup>
                  {used.map((tag) => (
                    <CommandItem key={tag} value={tag} onSelect={() => fill(toggleTag(value, tag))}>
                      <span dir="auto" className="min-w-0 grow wrap-anywhere">
                        {tag}
                      </span>
                      {hasTag(value, tag) ? (
                        <span className="text-caption text-ink-soft">{t('chosen')}</span>
                      ) : null}
                    </CommandItem>
                  ))}
                </CommandGroup>
              </CommandList>
            </Command>
          </PopoverContent>
        </Popover>
      ) : null}
    </div>
  );
}
