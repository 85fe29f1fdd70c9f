import { getTranslations } from 'next-intl/server';
import { ConsentField } from '@/components/forms/consent-field';
import { site } from '@/lib/site';

/** Informed consent as every form of the site asks for it. */
export async function Consent() {
  const t = await getTranslations('submissions.form');
  return (
    <ConsentField
      label={t.rich('consent', {
        policy: (chunks) => (
          <a
            href="/privacidad"
            target="_blank"
            className="underline underline-offset-4"
            rel="noopener"
          >
            {chunks}
          </a>
        ),
      })}
      notice={t('consentNotice', { owner: site.name, email: site.email.privacy })}
    />
  );
}
