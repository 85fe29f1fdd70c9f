import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { colors } from '@/lib/colors.gen';
import { site } from '@/lib/site';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations('home.meta');
  return {
    name: site.name,
    short_name: 'Dauro',
    description: t('description'),
    lang: 'es',
    start_url: '/',
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-192.png',
        sizes: '192x192',
        type: 'image/png',
        purpose: 'maskable',
      },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
