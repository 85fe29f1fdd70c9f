import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { ListFilter, Pager, Rows } from '@/app/admin/_frame/list';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { LibraryFocus } from '@/app/admin/_frame/page-effects';
import { queryOf } from '@/app/admin/_frame/schema';
import { EmptyState } from '@/components/ui/empty-state';
import { requireStaff } from '@/lib/auth/session';
import { addressOf, readPosition } from '@/lib/paging/keyset';
import { titleOf } from '@/lib/seo/metadata';
import { searchTerm } from '@/lib/text/clean';
import { findImage, listImages } from './library';
import { LibraryUpload } from './library-upload';
import { PictureGrid, PicturePanel } from './picture-panel';

export const generateMetadata = titleOf('admin.menu.imagenes');

export default async function PicturesPage({ searchParams }: PageProps<'/admin/imagenes'>) {
  await requireStaff('/admin/imagenes');
  const search = await searchParams;
  const position = readPosition(search);
  const term = searchTerm(search['q']);
  const t = await getTranslations();
  const undescribed = search['describir'] === 'faltan';
  const [page, opened] = await Promise.all([
    listImages(term, position, undescribed),
    typeof search['imagen'] === 'string' ? findImage(search['imagen']) : null,
  ]);
  const filter = { q: term, describir: undescribed ? 'faltan' : '' };
  const addressOfList = (more: Readonly<Record<string, string>>) =>
    `/admin/imagenes${queryOf({ ...filter, ...more })}` as const;
  const here = addressOf(position);
  const list = { filter, page, position };
  const isNarrowed = term !== '' || undescribed;
  const empty = (
    <EmptyState title={t(`posts.library.${isNarrowed ? 'nothingTitle' : 'emptyTitle'}`)}>
      {t(`posts.library.${isNarrowed ? 'nothing' : 'empty'}`)}
    </EmptyState>
  );
  return (
    <AdminPage title={t('admin.menu.imagenes')} trail={[]} notice={search['aviso']}>
      <LibraryUpload />
      <ListFilter
        action="/admin/imagenes"
        filter={filter}
        termLabel={t('posts.library.search')}
        clear={t('posts.library.clear')}
      />
      {undescribed ? null : (
        <p className="mb-5 text-small">
          <AdminLink
            href={addressOfList({ describir: 'faltan' })}
            className="inline-flex min-h-10 items-center underline underline-offset-4"
          >
            {t('posts.library.undescribed')}
          </AdminLink>
        </p>
      )}
      <LibraryFocus opened={opened?.id ?? null} ids={page.rows.map(({ id }) => id)} />
      <div className={opened ? 'items-start gap-8 xl:grid xl:grid-cols-[1fr_22rem]' : undefined}>
        {opened ? <PicturePanel image={opened} list={addressOfList(here)} /> : null}
        <Rows {...list} empty={empty}>
          <PictureGrid
            images={page.rows}
            opened={opened?.id}
            addressOf={(imagen) => addressOfList({ ...here, imagen })}
          />
        </Rows>
      </div>
      <Pager list="imagenes" {...list} />
    </AdminPage>
  );
}
