import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { formatDate } from '@/app/admin/_frame/labels';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { listStaff } from '@/app/admin/[area]/review-queries';
import { Board } from '@/app/admin/[area]/tablero/board';
import { readBoard } from '@/app/admin/[area]/tablero/board-queries';
import type { BoardColumn } from '@/app/admin/[area]/tablero/columns';
import { requireStaff } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';
import { titleOf } from '@/lib/seo/metadata';
import { choicesFor } from '@/lib/submissions/statuses';

type Props = PageProps<'/admin/[area]/tablero'>;

export const generateMetadata = titleOf('review.board.title');

export default async function Page({ params }: Props) {
  const { area } = await params;
  await requireStaff(`/admin/${area}/tablero`);
  if (!isFormArea(area)) notFound();
  const t = await getTranslations('review.board');
  const menu = await getTranslations('admin.menu');
  const [columns, staff] = await Promise.all([readBoard(area), listStaff(area)]);
  const emails = new Map(staff.map(({ id, email }) => [id, email]));
  const list = `/admin/${area}` as const;
  const shown = columns.map(
    ({ status, cards, total }): BoardColumn => ({
      status,
      total,
      all: total > cards.length ? `${list}?estado=${status}` : null,
      cards: cards.map(({ id, name, subject, createdAt, assignedTo, files }) => ({
        ...{ id, name, subject, status, href: `${list}/${id}` },
        allowed: choicesFor(area, status, files.length),
        facts: [formatDate(createdAt), assignedTo && emails.get(assignedTo)]
          .filter(Boolean)
          .join(' · '),
      })),
    }),
  );
  return (
    <AdminPage
      title={t(`titles.${area}`)}
      trail={[{ label: menu(area), href: list }]}
      actions={
        <AdminLink href={list} button="outline">
          {t('list')}
        </AdminLink>
      }
    >
      <p className="mb-6 max-w-prose text-ink-soft text-small">{t('intro')}</p>
      <Board area={area} columns={shown} />
    </AdminPage>
  );
}
