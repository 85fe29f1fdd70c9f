import { getTranslations } from 'next-intl/server';
import { ExportButton } from '@/app/admin/_frame/admin-form';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { Pager, Rows } from '@/app/admin/_frame/list';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { queryOf } from '@/app/admin/_frame/schema';
import { EmptyState } from '@/components/ui/empty-state';
import { DownloadIcon } from '@/components/ui/icons';
import { requireStaff } from '@/lib/auth/session';
import { addressOf, readPosition } from '@/lib/paging/keyset';
import { titleOf } from '@/lib/seo/metadata';
import { listPosts, readPostFilter } from './list-queries';
import { PostFilterForm, PostTable } from './post-table';

export const generateMetadata = titleOf('posts.list.title');

export default async function PostsPage({ searchParams }: PageProps<'/admin/blog-posts'>) {
  await requireStaff('/admin/blog-posts');
  const t = await getTranslations('posts.list');
  const search = await searchParams;
  const filter = readPostFilter(search);
  const position = readPosition(search);
  const page = await listPosts(filter, position);
  const query = queryOf(filter);
  const list = { filter, page, position };
  const filtered = queryOf({ ...filter, orden: '' }) !== '';
  const empty = (
    <EmptyState title={t(filtered ? 'nothingTitle' : 'emptyTitle')}>
      {t(filtered ? 'nothing' : 'empty')}
    </EmptyState>
  );
  return (
    <AdminPage
      title={t('title')}
      trail={[]}
      notice={search.aviso}
      actions={
        <div className="flex flex-wrap gap-3">
          <ExportButton action={`/admin/blog-posts/exportar${query}`}>
            <DownloadIcon className="size-4" />
            {t('export')}
          </ExportButton>
          <AdminLink href="/admin/blog-posts/new" button="primary">
            {t('new')}
          </AdminLink>
        </div>
      }
    >
      <PostFilterForm key={`filter${query}`} filter={filter} />
      <Rows {...list} empty={empty}>
        <PostTable
          key={`table${queryOf({ ...filter, ...addressOf(position) })}`}
          rows={page.rows}
          filter={filter}
        />
      </Rows>
      <Pager list="blog-posts" {...list} />
    </AdminPage>
  );
}
