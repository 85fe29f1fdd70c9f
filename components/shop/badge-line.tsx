import { getTranslations } from 'next-intl/server';
import { badgesOf } from '@/lib/shop/badges';

export async function BadgeLine({ tags, className }: { tags: string[]; className?: string }) {
  const badges = badgesOf(tags);
  if (badges.length === 0) return null;
  const t = await getTranslations('shop');
  return (
    <ul aria-label={t('product.badges')} className={className}>
      {badges.map((badge) => (
        <li key={badge}>{t(`badges.${badge}`)}</li>
      ))}
    </ul>
  );
}
