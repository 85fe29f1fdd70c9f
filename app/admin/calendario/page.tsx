import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { listCalendar, MonthCalendar, MonthNav } from '@/app/admin/blog-posts/month-calendar';
import { requireStaff } from '@/lib/auth/session';
import { titleOf } from '@/lib/seo/metadata';
import { dayOf, monthInWords, readMonth } from '@/lib/time/madrid';

export const generateMetadata = titleOf('posts.calendar.title');

export default async function CalendarPage({ searchParams }: PageProps<'/admin/calendario'>) {
  await requireStaff('/admin/calendario');
  const t = await getTranslations('posts');
  const now = new Date();
  const month = readMonth((await searchParams).mes, now);
  const posts = await listCalendar(month, now);
  const name = monthInWords(month);
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
      <MonthNav month={month} today={today} />
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
