'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fillControl } from '@/app/admin/_frame/markdown-edit';
import { Popover, PopoverContent, PopoverTrigger } from '@/app/admin/_frame/ui/popover';
import { FieldFrame, useField } from '@/components/forms/field';
import { CalendarIcon } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { fromSpanishDate, toSpanishDate } from '@/lib/time/madrid';
import { DateChooser } from './calendar';

type DateTextProps = ReturnType<typeof useField>['control'] & {
  /** As the form submits it: '2030-07-01', or with time '2030-07-01T10:30'. */
  value: string;
  withTime: boolean;
};

/**
 * A text field in Spanish notation with a calendar beside it. The form submits a second input, which holds the date as
 * the server expects it, or the typed text when it is no valid date. The second input is a text input with `hidden`,
 * because React resets the value of an input of type hidden at each rendering.
 */
function DateText({ id, name, value, withTime, ...aria }: DateTextProps) {
  const t = useTranslations('admin.date');
  const stored = useRef<HTMLInputElement>(null);
  const visible = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(toSpanishDate(value));
  const [open, setOpen] = useState(false);
  const read = (typed: string) => fromSpanishDate(typed, withTime) ?? typed.trim();

  // The Enter key sends a pasted date in ISO notation before the field is left.
  const isWrong = text.trim() !== '' && fromSpanishDate(toSpanishDate(text), withTime) === null;

  const store = (next: string) => stored.current && fillControl(stored.current, next);

  // React keeps a date that was typed before it listened in the input, but does not repeat its events.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React listens.
  useEffect(() => {
    const typed = visible.current?.value ?? text;
    if (typed === text) return;
    setText(typed);
    store(read(typed));
  }, []);

  function leave() {
    // ISO notation becomes Spanish only here, so the new value must be stored too.
    const shown = toSpanishDate(read(text));
    setText(shown);
    store(read(shown));
    stored.current?.dispatchEvent(new FocusEvent('blur'));
  }

  return (
    <div className="relative">
      <input
        ref={stored}
        type="text"
        hidden
        name={name}
        defaultValue={value}
        // Scripts fill this input too, with a restored draft or with the version of another editor.
        onInput={({ currentTarget }) => {
          const filled = currentTarget.value;
          setText((shown) => (read(shown) === filled ? shown : toSpanishDate(filled)));
        }}
      />
      <Input
        // A filter is an ordinary GET form: the browser refuses a wrong date, which the list would ignore.
        ref={(input) => {
          visible.current = input;
          input?.setCustomValidity(isWrong ? t('wrong') : '');
        }}
        id={id}
        value={text}
        autoComplete="off"
        placeholder={withTime ? t('placeholderTime') : t('placeholder')}
        className="pr-11 tabular-nums"
        onChange={({ target }) => {
          setText(target.value);
          store(read(target.value));
        }}
        onBlur={leave}
        {...aria}
      />
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger
          aria-label={t('open')}
          className="absolute inset-y-px right-px inline-flex w-10 cursor-pointer items-center justify-center rounded-sm hover:bg-paper-deep"
        >
          <CalendarIcon className="size-5" />
        </PopoverTrigger>
        <PopoverContent
          align="end"
          aria-label={t('calendar')}
          // Focus the chosen day or today. By default radix focuses the first button, which changes the month.
          onOpenAutoFocus={(event) => {
            const { target } = event;
            const day =
              target instanceof Element &&
              target.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]');
            if (!day) return;
            event.preventDefault();
            day.focus();
          }}
        >
          <DateChooser
            value={read(text)}
            withTime={withTime}
            onChoose={(next) => {
              setText(toSpanishDate(next));
              store(next);
              setOpen(false);
            }}
          />
        </PopoverContent>
      </Popover>
    </div>
  );
}

type Props = {
  name: string;
  label: string;
  hint?: ReactNode;
  defaultValue?: string;
  withTime?: boolean;
};

export function DateField({ name, label, hint, defaultValue, withTime = false }: Props) {
  const { id, error, value, control } = useField(name, hint, defaultValue);
  return (
    <FieldFrame {...{ id, label, hint, error }} className="min-w-0">
      {/* DateText keeps the typed text in state; the key remounts it when the page returns with another value. */}
      <DateText key={value} {...control} value={value} withTime={withTime} />
    </FieldFrame>
  );
}
