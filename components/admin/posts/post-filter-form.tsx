import { getTranslations } from 'next-intl/server';
import { AdminLink } from '@/components/admin/navigation';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import type { PostFilter } from '@/lib/blog/editor/post-filter';
import { postStatuses } from '@/lib/blog/editor/schema';
import { blogCategories } from '@/lib/blog/types';
import { longestTerm } from '@/lib/text/search-term';

const control = 'min-h-10 py-1.5 text-small';

/** Search and filters, as an address that can be kept and sent; no script takes part. */
export async function PostFilterForm({ filter }: { filter: PostFilter }) {
  const t = await getTranslations('posts');
  const blog = await getTranslations('blog.categories');
  const filtered = filter.term || filter.status || filter.category;
  return (
    <search aria-label={t('list.filter.label')}>
      <form
        action="/admin/blog-posts"
        className="mb-6 grid grid-cols-2 items-end gap-x-4 gap-y-3 lg:grid-cols-[minmax(0,1fr)_11rem_13rem_auto]"
      >
        {filter.order ? <input type="hidden" name="orden" value={filter.order} /> : null}
        <div className="col-span-full lg:col-span-1">
          <Label htmlFor="q">{t('list.filter.term')}</Label>
          <Input
            id="q"
            name="q"
            type="search"
            maxLength={longestTerm}
            defaultValue={filter.term}
            placeholder={t('list.filter.termHint')}
            className={control}
          />
        </div>
        <div>
          <Label htmlFor="estado">{t('list.filter.status')}</Label>
          <Select id="estado" name="estado" defaultValue={filter.status ?? ''} className={control}>
            <option value="">{t('list.filter.all')}</option>
            {postStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`status.${status}`)}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <Label htmlFor="categoria">{t('list.filter.category')}</Label>
          <Select
            id="categoria"
            name="categoria"
            defaultValue={filter.category ?? ''}
            className={control}
          >
            <option value="">{t('list.filter.allCategories')}</option>
            {blogCategories.map((category) => (
              <option key={category} value={category}>
                {blog(category)}
              </option>
            ))}
          </Select>
        </div>
        <div className="col-span-full flex flex-wrap items-center gap-4 lg:col-span-1">
          <Button type="submit" variant="ink" size="sm">
            {t('list.filter.submit')}
          </Button>
          {filtered ? (
            <AdminLink
              href="/admin/blog-posts"
              className="inline-flex min-h-10 items-center text-small underline underline-offset-4"
            >
              {t('list.filter.clear')}
            </AdminLink>
          ) : null}
        </div>
      </form>
    </search>
  );
}
