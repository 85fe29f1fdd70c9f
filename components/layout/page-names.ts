import { getTranslations } from 'next-intl/server';
import { type LinkedPath, publicPages } from '@/lib/public-pages';

/** The names of pages in menus. */
export async function pageNames() {
  const t = await getTranslations();
  return (path: LinkedPath): string => t(`${publicPages[path].texts}.menu`);
}
