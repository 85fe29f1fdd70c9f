import { getTranslations } from 'next-intl/server';

export async function WithoutScriptNote() {
  const t = await getTranslations('cart.add');
  return (
    <noscript>
      <p className="mb-6 text-ink-soft text-small">{t('noScript')}</p>
    </noscript>
  );
}
