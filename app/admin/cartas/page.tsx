import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { TemplateForm } from '@/app/admin/[area]/template-form';
import { listTemplates } from '@/app/admin/[area]/templates';
import { requireAdmin } from '@/lib/auth/session';
import { titleOf } from '@/lib/seo/metadata';

export const generateMetadata = titleOf('review.templates.title');

export default async function LettersPage() {
  await requireAdmin('/admin/cartas');
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
