import 'server-only';
import { useFormatter, useTranslations } from 'next-intl';
import { StatusBadge } from '@/app/admin/_frame/labels';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { staffClient } from '@/lib/auth/session';
import {
  addMonths,
  daysOf,
  monthInWords,
  spanOf,
  toSpanishDate,
  toWallClock,
  weekday,
} from '@/lib/time/madrid';
import { cn } from '@/lib/utils';

type CalendarPost = Awaited<ReturnType<typeof listCalendar>>[number];

/** Far above the posts of any month; a calendar could not show more. */
const maxPosts = 500;

/**
 * The scheduled and published posts of a month ('2026-11'). `day` and `time` are in Madrid: '2026-11-22', '10:30';
 * `planned` ones will be public. Staff only; throws when they cannot be read.
 */
export async function listCalendar(month: string, now: Date) {
  const supabase = await staffClient('posts');
  const { from, to } = spanOf(month);
  const { data, error } = await supabase
    .from('blog_posts')
    .select('id, title, public_at')
    .gte('public_at', from)
    .lt('public_at', to)
    .order('public_at')
    .order('id')
    .limit(maxPosts);
  if (error) throw new Error('The calendar could not be read', { cause: error });
  return data.flatMap(({ id, title, public_at }) => {
    if (!public_at) return [];
    const [day = '', time = ''] = toWallClock(public_at).split('T');
    return [{ id, title, day, time, planned: new Date(public_at) > now }];
  });
}

/** June 2026 begins on a Monday, so its first week has the weekdays in order. */
const weekdays = daysOf('2026-06').slice(0, 7);
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

type Props = { month: string; today: string; posts: readonly CalendarPost[]; label: string };

export function MonthCalendar({ month, today, posts, label }: Props) {
  const format = useFormatter();
  const byDay = Map.groupBy(posts, ({ day }) => day);
  return (
    <>
      <div
        aria-hidden="true"
        className="hidden grid-cols-7 border-ink border-b-[1.5px] text-caption text-ink-soft lg:grid"
      >
        {weekdays.map((day) => (
          <span key={day} className="px-2 py-1.5">
            {format.dateTime(noon(day), { weekday: 'short' })}
          </span>
        ))}
      </div>
      <ol aria-label={label} className="lg:grid lg:grid-cols-7 lg:pt-px lg:pl-px">
        {daysOf(month).map((day) => (
          <Day key={day} day={day} today={today} posts={byDay.get(day) ?? []} />
        ))}
      </ol>
    </>
  );
}

type DayProps = {
  day: string;
  today: string;
  posts: readonly CalendarPost[];
};

function Day({ day, today, posts }: DayProps) {
  const t = useTranslations('posts.calendar');
  const format = useFormatter();
  const isToday = day === today;
  const name = `${format.dateTime(noon(day), { weekday: 'long' })}, ${toSpanishDate(day)}`;
  const number = Number(day.slice(8));
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      style={number === 1 ? { gridColumnStart: weekday(day) + 1 } : undefined}
      className={cn(
        'min-w-0 border-line border-b py-3 lg:-mt-px lg:-ml-px lg:min-h-28 lg:border lg:p-2',
        isToday && 'lg:bg-paper-deep',
        posts.length === 0 && 'max-lg:hidden',
      )}
    >
      <time dateTime={day} className="block text-ink-soft text-small tabular-nums">
        <span className="lg:sr-only">{name}</span>
        {day > today ? (
          <AdminLink
            href={`/admin/blog-posts/new?dia=${day}`}
            className="hidden min-h-6 justify-between hover:text-accent lg:flex"
          >
            <span className="sr-only">{t('newOn', { day: name })}</span>
            <span aria-hidden="true">{number}</span>
            <span aria-hidden="true" data-print="hide">
              +
            </span>
          </AdminLink>
        ) : (
          <span aria-hidden="true" className="hidden lg:inline">
            {number}
          </span>
        )}
        {isToday ? <span className="lg:sr-only"> ({t('today')})</span> : null}
      </time>
      {posts.length > 0 ? (
        <ul className="mt-1 flex flex-col gap-3">
          {posts.map(({ id, title, time, planned }) => (
            <li key={id} className="min-w-0 text-small">
              <AdminLink
                href={`/admin/blog-posts/edit/${id}`}
                className="mb-1 block font-medium underline underline-offset-4 wrap-anywhere"
              >
                <span className="tabular-nums">{time}</span> <span dir="auto">{title}</span>
              </AdminLink>
              <StatusBadge value={planned ? 'scheduled' : 'published'} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

const neighbours = [
  { name: 'previous', step: -1, className: '' },
  { name: 'next', step: 1, className: 'text-right sm:order-3' },
] as const;

/** The name of the month, with links to its neighbours and to the present one. */
export function MonthNav({ month, today }: { month: string; today: string }) {
  const t = useTranslations('posts');
  return (
    <div className="mb-4 grid grid-cols-2 items-center gap-x-4 gap-y-2 sm:grid-cols-[1fr_auto_1fr]">
      <div className="flex flex-wrap items-baseline gap-x-4 max-sm:col-span-2 sm:order-2">
        <h2 className="font-display text-h4 tracking-tight first-letter:uppercase">
          {monthInWords(month)}
        </h2>
        {today.startsWith(month) ? null : (
          <p data-print="hide" className="text-small">
            <AdminLink href="/admin/calendario">{t('calendar.now')}</AdminLink>
          </p>
        )}
      </div>
      <nav aria-label={t('calendar.months')} className="contents">
        {neighbours.map(({ name, step, className }) => {
          const other = addMonths(month, step);
          return other ? (
            <p key={name} className={className}>
              <AdminLink
                href={`/admin/calendario?mes=${other}`}
                className="inline-flex min-h-10 items-center text-small underline underline-offset-4"
              >
                <span className="sr-only">{t(`calendar.${name}`)}: </span>
                <span>{monthInWords(other)}</span>
              </AdminLink>
            </p>
          ) : (
            <span key={name} />
          );
        })}
      </nav>
    </div>
  );
}
