import { notFound } from 'next/navigation';
import { BoardPage } from '@/app/admin/[area]/tablero/board-page';
import { requireStaff } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';
import { titleOf } from '@/lib/seo/metadata';

type Props = PageProps<'/admin/[area]/tablero'>;

export const generateMetadata = titleOf('review.board.title');

export default async function Page({ params }: Props) {
  const { area } = await params;
  await requireStaff(`/admin/${area}/tablero`);
  if (!isFormArea(area)) notFound();
  return <BoardPage area={area} />;
}
