import type { Route } from 'next';
import { useFormatter, useTranslations } from 'next-intl';
import { AdminLink } from '@/components/admin/navigation';
import { PostStatusBadge } from '@/components/admin/posts/post-status-badge';
import type { CalendarPost } from '@/lib/blog/editor/calendar';
import { daysOf, weekday } from '@/lib/time/month';
import { cn } from '@/lib/utils';

/** A week that begins on a Monday. */
const weekdays = daysOf('2026-06').slice(0, 7);
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Where the first day of a month stands, from Monday to Sunday. */
const starts = [
  'md:col-start-1',
  'md:col-start-2',
  'md:col-start-3',
  'md:col-start-4',
  'md:col-start-5',
  'md:col-start-6',
  'md:col-start-7',
] as const;

type Props = { month: string; today: string; posts: readonly CalendarPost[]; label: string };

/** The days of a month as a list that wide screens set in weeks; small ones show the days on which something happens. */
export function MonthCalendar({ month, today, posts, label }: Props) {
  const format = useFormatter();
  const byDay = Map.groupBy(posts, ({ day }) => day);
  return (
    <>
      <div
        aria-hidden="true"
        className="hidden grid-cols-7 border-ink border-b-[1.5px] text-caption text-ink-soft md:grid"
      >
        {weekdays.map((day) => (
          <span key={day} className="px-2 py-1.5">
            {format.dateTime(noon(day), { weekday: 'short' })}
          </span>
        ))}
      </div>
      <ol aria-label={label} className="md:grid md:grid-cols-7 md:border-line md:border-l">
        {daysOf(month).map((day, index) => (
          <Day
            key={day}
            day={day}
            isToday={day === today}
            posts={byDay.get(day) ?? []}
            className={index === 0 ? starts[weekday(day)] : undefined}
          />
        ))}
      </ol>
    </>
  );
}

type DayProps = {
  day: string;
  isToday: boolean;
  posts: readonly CalendarPost[];
  className: string | undefined;
};

function Day({ day, isToday, posts, className }: DayProps) {
  const t = useTranslations('posts.calendar');
  const format = useFormatter();
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={cn(
        'min-w-0 border-line border-b py-3 md:min-h-28 md:border-r md:p-2',
        isToday && 'md:bg-paper-deep',
        posts.length === 0 && 'max-md:hidden',
        className,
      )}
    >
      <time dateTime={day} className="block text-ink-soft text-small tabular-nums">
        <span className="md:sr-only">
          {format.dateTime(noon(day), { weekday: 'long', day: 'numeric', month: 'long' })}
        </span>
        <span aria-hidden="true" className="hidden md:inline">
          {Number(day.slice(8))}
        </span>
        {isToday ? <span className="md:sr-only"> ({t('today')})</span> : null}
      </time>
      {posts.length > 0 ? (
        <ul className="mt-1 flex flex-col gap-3">
          {posts.map(({ id, title, time, planned }) => (
            <li key={id} className="min-w-0 text-small">
              <AdminLink
                href={`/admin/blog-posts/edit/${id}` as Route}
                className="mb-1 block font-medium underline underline-offset-4 [overflow-wrap:anywhere]"
              >
                <span className="tabular-nums">{time}</span> {title}
              </AdminLink>
              <PostStatusBadge status={planned ? 'scheduled' : 'published'} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
