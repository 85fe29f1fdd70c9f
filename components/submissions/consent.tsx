import { getTranslations } from 'next-intl/server';
import { ConsentField } from '@/components/forms/consent-field';
import { site } from '@/lib/site';

type Props = { form: Exclude<keyof typeof site.retentionMonths, 'contact'> };

/** Informed consent as these forms ask for it; how long their entries are kept is said beside it. */
export async function Consent({ form }: Props) {
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
      notice={t('consentNotice', {
        owner: site.name,
        months: String(site.retentionMonths[form]),
        email: site.email.privacy,
      })}
    />
  );
}
