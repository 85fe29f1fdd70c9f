'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import { Popover, PopoverContent, PopoverTrigger } from '@/app/admin/_frame/ui/popover';
import { FieldFrame, useField } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { ChevronDownIcon } from '@/components/ui/chevron-down-icon';
import { CalendarIcon } from '@/components/ui/icons';
import { Input, Label } from '@/components/ui/input';
import {
  dayOf,
  dayPart,
  fromSpanishDate,
  readTime,
  timeOf,
  toSpanishDate,
  withDay,
} from '@/lib/time/madrid';
import { cn } from '@/lib/utils';

const monthButton =
  'row-start-1 inline-flex size-11 cursor-pointer items-center justify-center rounded-sm hover:bg-paper-deep aria-disabled:opacity-40';

/** The parts of a month, in our tokens. */
const calendarClasses = {
  month: 'grid grid-cols-[auto_1fr_auto] items-center',
  button_previous: monthButton,
  button_next: cn(monthButton, 'col-start-3'),
  month_caption: 'row-start-1 text-center font-medium text-small',
  caption_label: 'block first-letter:uppercase',
  month_grid: 'col-span-3 mt-1 border-collapse',
  weekday: 'h-8 w-10 font-normal text-caption text-ink-soft',
  day: 'p-0 text-center',
  day_button:
    'inline-flex h-9 w-10 cursor-pointer items-center justify-center rounded-sm text-small tabular-nums hover:bg-paper-deep',
  outside: 'text-ink-faint',
  today: '[&>button]:font-semibold [&>button]:text-accent [&>button]:underline',
  selected:
    '[&>button]:bg-accent [&>button]:font-medium [&>button]:text-paper [&>button]:hover:bg-accent-deep',
};

function Chevron({ orientation }: { orientation?: string }) {
  return (
    <ChevronDownIcon
      className={cn('size-5', orientation === 'left' ? 'rotate-90' : '-rotate-90')}
    />
  );
}

type ChooserProps = {
  value: string;
  withTime: boolean;
  /** `done` closes the calendar. */
  onChoose: (value: string, done: boolean) => void;
};

/** Days are those of Madrid, whatever the time zone of the computer. */
function DateChooser({ value, withTime, onChoose }: ChooserProps) {
  const t = useTranslations('admin.date');
  const id = useId();
  const [time, setTime] = useState(timeOf(value));
  const today = dayOf(new Date());
  const day = dayPart(value);
  const choose = (next: string, done: boolean) => {
    const chosen = withDay(value, next, withTime);
    setTime(timeOf(chosen));
    onChoose(chosen, done);
  };

  function writeTime(typed: string) {
    setTime(typed);
    const hour = readTime(typed);
    if (hour) onChoose(`${day || today}T${hour}`, false);
  }

  return (
    <>
      {/* In Spanish and from Monday on, whatever the browser's language. */}
      <DayPicker
        mode="single"
        locale={es}
        autoFocus
        showOutsideDays
        fixedWeeks
        navLayout="around"
        className="mx-auto w-fit"
        classNames={calendarClasses}
        components={{ Chevron }}
        today={toDate(today)}
        defaultMonth={toDate(day || today)}
        selected={day ? toDate(day) : undefined}
        onDayClick={(date) => choose(toDay(date), !withTime)}
      />
      <div className="mt-2 flex flex-wrap items-end gap-2 border-line border-t pt-3">
        {withTime ? (
          <div className="mr-auto flex items-center gap-2">
            <Label htmlFor={id}>{t('time')}</Label>
            <Input
              id={id}
              value={time}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              placeholder={t('placeholderHour')}
              className="min-h-10! w-20! py-1! text-small! tabular-nums"
              onChange={({ target }) => writeTime(target.value)}
              onBlur={() => setTime(timeOf(value))}
              onKeyDown={(event) => event.key === 'Enter' && onChoose(value, true)}
            />
          </div>
        ) : (
          <Button variant="ghost" size="sm" onClick={() => choose(today, true)}>
            {t('today')}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => onChoose('', true)}>
          {t('clear')}
        </Button>
        {withTime ? (
          <Button variant="ink" size="sm" onClick={() => onChoose(value, true)}>
            {t('done')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Noon, because midnight does not exist on every day in every time zone. */
const toDate = (day: string) => new Date(`${day}T12:00:00`);

/** Swedish notation is that of ISO. */
const toDay = (date: Date) => date.toLocaleDateString('sv-SE');

type DateTextProps = {
  id: string;
  name: string;
  /** As the form submits it: '2030-07-01', or with time '2030-07-01T10:30'. */
  value: string;
  withTime: boolean;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
};

/**
 * A text field in Spanish notation with a calendar beside it. The form submits a second input, which holds the date as
 * the server expects it, or the typed text when it is no valid date. The second input is a text input with `hidden`,
 * because React resets the value of an input of type hidden at each rendering.
 */
function DateText({ id, name, value, withTime, ...aria }: DateTextProps) {
  const t = useTranslations('admin.date');
  const stored = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(toSpanishDate(value));
  const [open, setOpen] = useState(false);
  const read = (typed: string) => fromSpanishDate(typed, withTime) ?? typed.trim();

  const isWrong = text.trim() !== '' && fromSpanishDate(text, withTime) === null;

  function store(next: string) {
    const input = stored.current;
    if (!input || input.value === next) return;
    input.value = next;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function leave() {
    setText(toSpanishDate(read(text)));
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
        ref={(input) => input?.setCustomValidity(isWrong ? t('wrong') : '')}
        id={id}
        value={text}
        autoComplete="off"
        placeholder={withTime ? t('placeholderTime') : t('placeholder')}
        className="pr-12 tabular-nums"
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
            onChoose={(next, done) => {
              setText(toSpanishDate(next));
              store(next);
              if (done) setOpen(false);
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
      {/* DateText keeps the typed text in state; the key renders it anew when the page returns with another value. */}
      <DateText key={value} {...control} value={value} withTime={withTime} />
    </FieldFrame>
  );
}
