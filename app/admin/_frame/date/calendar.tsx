import { useTranslations } from 'next-intl';
import { DayPicker } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import { Button } from '@/components/ui/button';
import { ChevronDownIcon } from '@/components/ui/chevron-down-icon';
import { dayOf, dayPart, monthInWords, withDay } from '@/lib/time/madrid';
import { cn } from '@/lib/utils';

const monthButton =
  'row-start-1 inline-flex size-11 cursor-pointer items-center justify-center rounded-sm hover:bg-paper-deep aria-disabled:opacity-40';

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

/** The library leaves out the «de» before the year. */
const captionOf = (month: Date) => monthInWords(toDay(month).slice(0, 7));

type ChooserProps = {
  value: string;
  withTime: boolean;
  onChoose: (value: string) => void;
};

/** Days are those of Madrid, whatever the time zone of the computer. The hour is typed in the field. */
export function DateChooser({ value, withTime, onChoose }: ChooserProps) {
  const t = useTranslations('admin.date');
  const today = dayOf(new Date());
  const day = dayPart(value);
  const choose = (next: string) => onChoose(withDay(value, next, withTime));

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
        formatters={{ formatCaption: captionOf }}
        labels={{ labelGrid: captionOf }}
        today={toDate(today)}
        defaultMonth={toDate(day || today)}
        selected={day ? toDate(day) : undefined}
        onDayClick={(date) => choose(toDay(date))}
      />
      <div className="mt-2 flex flex-wrap gap-2 border-line border-t pt-3">
        <Button variant="ghost" size="sm" onClick={() => choose(today)}>
          {t('today')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onChoose('')}>
          {t('clear')}
        </Button>
      </div>
    </>
  );
}

/** Noon, because midnight does not exist on every day in every time zone. */
const toDate = (day: string) => new Date(`${day}T12:00:00`);

/** Swedish notation is that of ISO. */
const toDay = (date: Date) => date.toLocaleDateString('sv-SE');
