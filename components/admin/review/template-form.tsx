import { useMessages } from 'next-intl';
import { AdminForm } from '@/components/admin/admin-form';
import { ConfirmForm } from '@/components/admin/confirm-form';
import { TemplateFields } from '@/components/admin/review/template-fields';
import { SeenVersion } from '@/components/admin/seen-version';
import { resetTemplate, saveTemplate } from '@/lib/review/actions';
import { placeholdersOf } from '@/lib/review/letters';
import type { Template } from '@/lib/review/templates';

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
