import { getMessages, getTranslations } from 'next-intl/server';
import { adminFormTexts } from '@/components/admin/form-texts';
import { StoredField } from '@/components/admin/review/stored-field';
import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonVariants } from '@/components/ui/button';
import { resetTemplate, saveTemplate } from '@/lib/review/actions';
import { placeholdersOf } from '@/lib/review/letters';
import { limits } from '@/lib/review/schema';
import type { Template } from '@/lib/review/templates';

/** One letter to be rewritten, and the way back to the text that it came with. */
export async function TemplateForm({ template }: { template: Template }) {
  const { name, subject, body, rewritten } = template;
  const t = await getTranslations('review');
  const { letter, templates } = (await getMessages()).review;
  const texts = await adminFormTexts(
    templates.error,
    templates.success,
    {},
    { ...letter, placeholder: templates.placeholder },
  );
  const list = placeholdersOf(name)
    .map((word) => `{${word}}`)
    .join(', ');
  return (
    <section aria-labelledby={`carta-${name}`} className="border-ink border-t-[1.5px] pt-4">
      <h2 id={`carta-${name}`} className="mb-4 font-medium font-sans text-body">
        {t(`letters.${name}.name`)}
      </h2>
      <ActionForm
        // The fields are uncontrolled: the key renders them anew when the text goes back to its original.
        key={String(rewritten)}
        action={saveTemplate}
        texts={texts}
        labelledBy={`carta-${name}`}
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="name" value={name} />
        <StoredField
          name="subject"
          label={t('letter.subject')}
          stored={subject}
          maxLength={limits.subject}
        />
        <StoredField
          name="body"
          label={t('letter.body')}
          hint={t('templates.placeholders', { list })}
          stored={body}
          maxLength={limits.letter}
          rows={10}
        />
        <SubmitButton
          label={t('templates.submit')}
          sendingLabel={t('templates.sending')}
          className={buttonVariants({ variant: 'ink', size: 'sm', className: 'self-start' })}
        />
      </ActionForm>
      {rewritten ? (
        <ActionForm
          action={resetTemplate}
          texts={await adminFormTexts(templates.error, templates.resetSuccess)}
          className="mt-3"
        >
          <input type="hidden" name="name" value={name} />
          <SubmitButton
            label={t('templates.reset')}
            sendingLabel={t('templates.sending')}
            className={buttonVariants({ variant: 'ghost', size: 'sm' })}
          />
        </ActionForm>
      ) : null}
    </section>
  );
}
