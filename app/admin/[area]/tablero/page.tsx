import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { listStaff } from '@/app/admin/[area]/review-queries';
import { requireStaff } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';
import { titleOf } from '@/lib/seo/metadata';
import { Board } from './board';
import { readBoard } from './board-queries';

type Props = PageProps<'/admin/[area]/tablero'>;

export const generateMetadata = titleOf('review.board.title');

export default async function Page({ params }: Props) {
  const { area } = await params;
  await requireStaff(`/admin/${area}/tablero`);
  if (!isFormArea(area)) notFound();
  const t = await getTranslations('review.board');
  const menu = await getTranslations('admin.menu');
  const list = `/admin/${area}` as const;
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
      <Board area={area} columns={await readBoard(area, await listStaff(area))} />
    </AdminPage>
  );
}
