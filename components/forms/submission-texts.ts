import { getMessages, getTranslations } from 'next-intl/server';
import type { FormTexts } from '@/components/forms/texts';
import { type FormArea, fieldsOf } from '@/lib/form-areas';
import { site } from '@/lib/site';

/** The browser only inserts values known there (components/forms/texts.ts). */
export async function submissionTexts(area: FormArea): Promise<FormTexts> {
  const t = await getTranslations('submissions');
  const { submissions, files } = await getMessages();
  const { problems, notices, outcomes, upload } = submissions;
  const refusals = Object.entries(files.refusals).map(
    ([rule, sentence]) => [`file_${rule}`, sentence] as const,
  );
  const errors = fieldsOf(area).map(([name, { min }]) => [
    name,
    t(`errors.${name}`, { min: String(min) }),
  ]);
  const fields = {
    ...problems,
    ...Object.fromEntries(refusals),
    ...Object.fromEntries(errors),
    consent: t('errors.consent'),
  };
  if (area === 'contacto') {
    // The page that answers the POST shows the other results.
    const refusals = await getTranslations('contact.refusals');
    return { fields, notices: { failure: { title: refusals('failure.title') } } };
  }
  const outcome = `outcomes.${area}` as const;
  return {
    success: outcomes[area].success,
    fields,
    filesAgain: t('filesAgain'),
    upload,
    notices: {
      ...notices,
      ...Object.fromEntries(
        refusals.map(([key, description]) => [key, { ...notices.file_wrong_kind, description }]),
      ),
      failure: {
        title: t(`${outcome}.failure.title`),
        description: t(`${outcome}.failure.description`, { email: site.email.info }),
      },
    },
  };
}
