import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { listCalendar, MonthCalendar } from '@/app/admin/blog-posts/month-calendar';
import { requireStaff } from '@/lib/auth/session';
import { titleOf } from '@/lib/seo/metadata';
import { site } from '@/lib/site';
import { addMonths, dayOf, readMonth } from '@/lib/time/madrid';

export const generateMetadata = titleOf('posts.calendar.title');

const monthName = new Intl.DateTimeFormat(site.locale, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const nameOf = (month: string) => monthName.format(new Date(`${month}-15T00:00:00Z`));

export default async function CalendarPage({ searchParams }: PageProps<'/admin/calendario'>) {
  await requireStaff('/admin/calendario');
  const t = await getTranslations('posts');
  const now = new Date();
  const month = readMonth((await searchParams).mes, now);
  const posts = await listCalendar(month, now);
  const name = nameOf(month);
  const today = dayOf(now);
  return (
    <AdminPage
      title={t('calendar.title')}
      trail={[{ label: t('list.title'), href: '/admin/blog-posts' }]}
      actions={
        <AdminLink href="/admin/blog-posts/new" button="primary">
          {t('list.new')}
        </AdminLink>
      }
    >
      <nav
        aria-label={t('calendar.months')}
        className="mb-4 grid grid-cols-2 items-center gap-x-4 gap-y-2 sm:grid-cols-[1fr_auto_1fr]"
      >
        <div className="flex flex-wrap items-baseline gap-x-4 max-sm:col-span-2 sm:order-2">
          <h2 className="font-display text-h4 tracking-tight first-letter:uppercase">{name}</h2>
          {today.startsWith(month) ? null : (
            <AdminLink
              href="/admin/calendario"
              className="inline-flex min-h-6 items-center text-small underline underline-offset-4"
            >
              {t('calendar.now')}
            </AdminLink>
          )}
        </div>
        <MonthLink month={addMonths(month, -1)} label={t('calendar.previous')} />
        <MonthLink
          month={addMonths(month, 1)}
          label={t('calendar.next')}
          className="text-right sm:order-3"
        />
      </nav>
      <MonthCalendar
        month={month}
        today={today}
        posts={posts}
        label={t('calendar.days', { month: name })}
      />
      {posts.length === 0 ? (
        <p className="mt-4 text-ink-soft">{t('calendar.empty', { month: name })}</p>
      ) : null}
    </AdminPage>
  );
}

type MonthLinkProps = { month: string | null; label: string; className?: string };

function MonthLink({ month, label, className = '' }: MonthLinkProps) {
  if (!month) return <span />;
  return (
    <p className={className}>
      <AdminLink
        href={`/admin/calendario?mes=${month}` as Route}
        className="inline-flex min-h-10 items-center text-small underline underline-offset-4"
      >
        <span className="sr-only">{label}: </span>
        <span>{nameOf(month)}</span>
      </AdminLink>
    </p>
  );
}
