import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConsentField } from '@/components/forms/consent-field';
import { linkVariants } from '@/components/ui/text-link';
import { type FormArea, specOf } from '@/lib/form-areas';
import { site } from '@/lib/site';

/** Opens in a new tab, so that the typed text is kept. */
const policy = (chunks: ReactNode) => (
  <a href="/privacidad" target="_blank" rel="noopener" className={linkVariants()}>
    {chunks}
  </a>
);

type Props = {
  area: FormArea;
  /** Whether the box is submitted with the form; an external service receives only the four fields. */
  isSent: boolean;
};

/** Informed consent (RGPD art. 13), with the retention period of the form beside it. */
export async function Consent({ area, isSent }: Props) {
  const t = await getTranslations('submissions');
  return (
    <ConsentField
      isSent={isSent}
      label={t.rich('consent', { policy })}
      notice={t('consentNotice', {
        area,
        owner: site.name,
        months: String(specOf(area).retentionMonths),
        email: site.email.privacy,
      })}
    />
  );
}
