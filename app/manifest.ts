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
      icon('icon', 192),
      icon('icon', 512),
      { ...icon('icon-maskable', 192), purpose: 'maskable' },
      { ...icon('icon-maskable', 512), purpose: 'maskable' },
    ],
  };
}

const icon = (name: string, size: number) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});
