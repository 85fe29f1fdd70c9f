'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Calendar } from '@/components/ui/calendar';
import { Input, Label } from '@/components/ui/input';
import { dayOf, dayPart, readTime, timeOf, withDay } from '@/lib/time/madrid';

type Props = {
  value: string;
  withTime: boolean;
  /** `done` closes the calendar. */
  onChoose: (value: string, done: boolean) => void;
};

/** Days are those of Madrid, whatever the time zone of the computer. */
export function DateChooser({ value, withTime, onChoose }: Props) {
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
      <Calendar
        mode="single"
        autoFocus
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

const two = (part: number) => String(part).padStart(2, '0');
const toDay = (date: Date) =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
