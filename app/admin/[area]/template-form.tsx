import { useMessages } from 'next-intl';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { SeenVersion } from '@/app/admin/_frame/seen-version';
import { placeholdersOf } from '@/app/admin/[area]/letters';
import { resetTemplate, saveTemplate } from '@/app/admin/[area]/review-actions';
import { TemplateFields } from '@/app/admin/[area]/template-fields';
import type { Template } from '@/app/admin/[area]/templates';

export function TemplateForm({ template }: { template: Template }) {
  const { name, subject, body, savedAt } = template;
  const { letter, letters, templates } = useMessages().review;
  return (
    <section aria-labelledby={`carta-${name}`} className="border-ink border-t-[1.5px] pt-4">
      <h2 id={`carta-${name}`} className="mb-4 font-medium font-sans text-body">
        {letters[name].name}
      </h2>
      <AdminForm
        action={saveTemplate}
        texts={{ ...templates, fields: { ...letter.fields, ...templates.fields } }}
        hidden={{ name }}
        labelledBy={`carta-${name}`}
        className="gap-4"
      >
        <SeenVersion value={savedAt} />
        <TemplateFields subject={subject} body={body} placeholders={placeholdersOf(name)} />
      </AdminForm>
      {savedAt ? (
        <div className="mt-3">
          <ConfirmForm
            action={resetTemplate}
            texts={{ ...templates, ...templates.reset }}
            hidden={{ name, seen: savedAt }}
            title={templates.reset.title}
            description={templates.reset.description}
          />
        </div>
      ) : null}
    </section>
  );
}
