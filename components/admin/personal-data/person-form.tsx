import { getTranslations } from 'next-intl/server';
import { adminFormTexts } from '@/components/admin/form-texts';
import { ActionForm } from '@/components/forms/action-form';
import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonVariants } from '@/components/ui/button';
import { askPerson } from '@/lib/personal-data/actions';

/** Asks for a person by e-mail address. A POST, so that no address stands in a log or in the browser's history. */
export async function PersonForm({ address }: { address: string }) {
  const t = await getTranslations('admin.person');
  const texts = await adminFormTexts(t('askError'), undefined, {}, { email: t('wrongAddress') });
  return (
    <ActionForm
      action={askPerson}
      texts={texts}
      className="mb-8 flex max-w-2xl flex-wrap items-end gap-3"
    >
      <Field
        name="email"
        type="email"
        label={t('email')}
        autoComplete="off"
        required
        className="min-w-64 flex-1"
        {...(address && { defaultValue: address })}
      />
      <SubmitButton
        label={t('ask')}
        sendingLabel={t('asking')}
        className={buttonVariants({ variant: 'ink', size: 'sm' })}
      />
    </ActionForm>
  );
}
