import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listAddress } from '@/lib/blog/addresses';
import type { BlogCategory } from '@/lib/blog/types';
import { pageMetadata } from '@/lib/seo/metadata';

export async function listMetadata(category: BlogCategory | null, page = 1): Promise<Metadata> {
  const t = await getTranslations('blog');
  const name = category ? t(`categories.${category}`) : '';
  const title = category ? t('meta.category', { category: name }) : t('meta.title');
  return pageMetadata({
    title: page === 1 ? title : t('meta.page', { title, page: String(page) }),
    description: category
      ? t('meta.categoryDescription', { category: name })
      : t('meta.description'),
    path: listAddress(category, page),
  });
}
