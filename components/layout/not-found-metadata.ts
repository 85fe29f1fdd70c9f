import { getTranslations } from 'next-intl/server';

/** What the head says where there is no page; Next adds `noindex` itself. */
export async function notFoundMetadata(): Promise<{ title: string; description: string }> {
  const t = await getTranslations('layout.notFound');
  return { title: t('title'), description: t('description') };
}
