import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BoardPage } from '@/components/admin/review/board-page';
import { requireStaff } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';

type Props = PageProps<'/admin/[area]/tablero'>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('review.board');
  return { title: t('title') };
}

/** One of the four lists as a board by state. */
export default async function Page({ params }: Props) {
  const { area } = await params;
  await requireStaff(`/admin/${area}/tablero`);
  if (!isFormArea(area)) notFound();
  return <BoardPage area={area} />;
}
