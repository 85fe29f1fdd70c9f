import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { ListFilter } from '@/components/admin/list-filter';
import { Pager } from '@/components/admin/pager';
import { LibraryUpload } from '@/components/admin/pictures/library-upload';
import { PictureCard } from '@/components/admin/pictures/picture-card';
import { EmptyState } from '@/components/ui/empty-state';
import { requireStaff } from '@/lib/auth/session';
import { listImages } from '@/lib/blog/editor/library';
import { readPlace } from '@/lib/paging/keyset';
import { searchTerm } from '@/lib/text/search-term';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.menu');
  return { title: t('imagenes') };
}

/** The picture library: what the posts may show, and where they show it. */
export default async function PicturesPage({ searchParams }: PageProps<'/admin/imagenes'>) {
  await requireStaff('/admin/imagenes');
  const search = await searchParams;
  const place = readPlace(search);
  const term = searchTerm(search['q']);
  const t = await getTranslations();
  const page = await listImages(term, place);
  return (
    <AdminPage title={t('admin.menu.imagenes')} trail={[]}>
      <LibraryUpload />
      <ListFilter
        action="/admin/imagenes"
        term={term}
        termLabel={t('posts.library.search')}
        submit={t('posts.library.find')}
        clear={t('posts.library.clear')}
        isFiltered={term !== ''}
        termClassName="min-w-48 max-w-sm flex-1"
        className="flex flex-wrap items-end"
      />
      {page.rows.length === 0 ? (
        <EmptyState title={t(`posts.library.${term ? 'nothingTitle' : 'emptyTitle'}`)}>
          {t(`posts.library.${term ? 'nothing' : 'empty'}`)}
        </EmptyState>
      ) : (
        <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
          {page.rows.map((image) => (
            <PictureCard key={image.id} image={image} />
          ))}
        </ul>
      )}
      <Pager
        page={page}
        place={place}
        address={(to) =>
          `/admin/imagenes?${new URLSearchParams({ ...(term && { q: term }), ...to })}`
        }
      />
    </AdminPage>
  );
}
