'use client';
import type { ComponentProps } from 'react';
import { DayPicker } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import { ChevronDownIcon } from '@/components/ui/chevron-down-icon';
import { cn } from '@/lib/utils';

const monthButton =
  'row-start-1 inline-flex size-11 cursor-pointer items-center justify-center rounded-sm hover:bg-paper-deep aria-disabled:opacity-40';

/** A month of days, in Spanish and from Monday on, whatever the browser's language. */
export function Calendar({ className, ...props }: ComponentProps<typeof DayPicker>) {
  return (
    <DayPicker
      locale={es}
      showOutsideDays
      fixedWeeks
      navLayout="around"
      className={cn('mx-auto w-fit', className)}
      classNames={{
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
        disabled: 'opacity-40',
      }}
      components={{ Chevron }}
      {...props}
    />
  );
}

function Chevron({ orientation }: { orientation?: string }) {
  return (
    <ChevronDownIcon
      className={cn('size-5', orientation === 'left' ? 'rotate-90' : '-rotate-90')}
    />
  );
}
