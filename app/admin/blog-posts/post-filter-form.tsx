import { useMessages } from 'next-intl';
import { ListFilter } from '@/app/admin/_frame/list';
import { postStatuses } from '@/app/admin/blog-posts/fields';
import type { PostFilter } from '@/app/admin/blog-posts/queries';
import { SelectField } from '@/components/forms/field';
import { blogCategories } from '@/lib/blog/types';

export function PostFilterForm({ filter }: { filter: PostFilter }) {
  const { posts, blog } = useMessages();
  const { filter: texts } = posts.list;
  const { term, status, category, order } = filter;
  return (
    <ListFilter
      action="/admin/blog-posts"
      label={texts.label}
      term={term}
      termLabel={texts.term}
      termHint={texts.termHint}
      termClassName="col-span-full lg:col-span-1"
      order={order}
      submit={texts.submit}
      clear={texts.clear}
      inUse={[status, category].filter(Boolean).length}
      className="grid grid-cols-2 items-end gap-x-4 lg:grid-cols-[minmax(0,1fr)_11rem_13rem_auto]"
    >
      <SelectField
        name="estado"
        label={texts.status}
        defaultValue={status ?? ''}
        placeholder={texts.all}
        options={postStatuses.map((value) => ({ value, label: posts.status[value] }))}
      />
      <SelectField
        name="categoria"
        label={texts.category}
        defaultValue={category ?? ''}
        placeholder={texts.allCategories}
        options={blogCategories.map((value) => ({ value, label: blog.categories[value] }))}
      />
    </ListFilter>
  );
}
