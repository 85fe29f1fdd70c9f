import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { TabLinks } from '@/components/ui/tab-links';
import { listAddress } from '@/lib/blog/addresses';
import { type BlogCategory, blogCategories } from '@/lib/blog/types';

/** The sections of the blog. With `undefined` none is marked as current, as on a page of search results. */
export async function CategoryTabs({ current }: { current: BlogCategory | null | undefined }) {
  const t = await getTranslations('blog');
  const tab = (category: BlogCategory | null, label: string) => ({
    href: listAddress(category) as Route,
    label,
    current: current === category,
  });
  return (
    <TabLinks
      label={t('tabs')}
      items={[
        tab(null, t('all')),
        ...blogCategories.map((category) => tab(category, t(`categories.${category}`))),
      ]}
    />
  );
}
