import { getTranslations } from 'next-intl/server';

/** The metadata of a missing page; Next adds `noindex` itself. */
export async function notFoundMetadata(): Promise<{ title: string; description: string }> {
  const t = await getTranslations('layout.notFound');
  return { title: t('title'), description: t('description') };
}
