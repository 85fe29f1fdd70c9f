import { getTranslations } from 'next-intl/server';

/** Tells browsers without JavaScript that the add button buys straight away. */
export async function WithoutScriptNote() {
  const t = await getTranslations('cart.add');
  return (
    <noscript>
      <p className="mb-6 text-ink-soft text-small">{t('noScript')}</p>
    </noscript>
  );
}
