import { useMessages, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { SeenVersion } from '@/app/admin/_frame/leave-guard';
import { Part } from '@/app/admin/_frame/ui/part';
import { resetTemplate, saveTemplate } from '@/app/admin/[area]/actions';
import { placeholdersOf } from '@/app/admin/[area]/letters';
import { listTemplates, type Template } from '@/app/admin/[area]/templates';
import { Field, TextareaField } from '@/components/forms/field';
import { requireStaff } from '@/lib/auth/session';
import { titleOf } from '@/lib/seo/metadata';

export const generateMetadata = titleOf('review.templates.title');

export default async function LettersPage() {
  await requireStaff('/admin/cartas');
  const t = await getTranslations('review.templates');
  const templates = await listTemplates();
  return (
    <AdminPage title={t('title')} trail={[]}>
      <p className="mb-8 max-w-prose text-ink-soft text-small">{t('intro')}</p>
      <div className="grid max-w-2xl gap-x-10 gap-y-12 xl:max-w-6xl xl:grid-cols-2">
        {templates.map((template) => (
          <TemplateForm key={template.name} template={template} />
        ))}
      </div>
    </AdminPage>
  );
}

function TemplateForm({ template }: { template: Template }) {
  const { name, subject, body, savedAt } = template;
  const t = useTranslations('review.templates');
  const { letter, letters, templates } = useMessages().review;
  const placeholders = placeholdersOf(name).map((placeholder) => `{${placeholder}}`);
  return (
    <Part id={`carta-${name}`} title={letters[name].name}>
      <AdminForm
        action={saveTemplate}
        texts={{ ...templates, fields: { ...letter.fields, ...templates.fields } }}
        hidden={{ name }}
        labelledBy={`carta-${name}`}
        className="gap-4"
      >
        <SeenVersion value={savedAt} />
        <Field name="subject" label={letter.subject} defaultValue={subject} />
        <TextareaField
          name="body"
          label={letter.body}
          hint={t('placeholders', { names: placeholders.join(', ') })}
          defaultValue={body}
          rows={10}
        />
      </AdminForm>
      {savedAt ? (
        <div className="mt-3">
          <ConfirmForm
            action={resetTemplate}
            texts={{ ...templates, ...templates.reset }}
            hidden={{ name, seen: savedAt }}
          />
        </div>
      ) : null}
    </Part>
  );
}
