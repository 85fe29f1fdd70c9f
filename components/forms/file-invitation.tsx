import { getTranslations } from 'next-intl/server';

/**
 * What one reads on a file field, in our language: the browser's own words follow the browser. They are hidden, not gone, and
 * come back without JavaScript (app/styles/controls.css).
 */
export async function FileInvitation() {
  const t = await getTranslations('submissions.form.file');
  return (
    <p aria-hidden="true">
      <span>{t('choose')}</span>
      <span>{t('drop')}</span>
    </p>
  );
}
