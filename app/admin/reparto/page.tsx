import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { RulesForm } from '@/components/admin/review/rules-form';
import { requireAdmin } from '@/lib/auth/session';
import { areaNames } from '@/lib/form-areas';
import { listStaff } from '@/lib/review/assign';
import { listRules } from '@/lib/review/rules';
import { titleOf } from '@/lib/seo/metadata';

export const generateMetadata = titleOf('review.rules.title');

export default async function RulesPage() {
  await requireAdmin('/admin/reparto');
  const t = await getTranslations();
  const [rules, staff] = await Promise.all([listRules(), listStaff()]);
  return (
    <AdminPage title={t('review.rules.title')} trail={[]}>
      <p className="mb-8 max-w-prose text-ink-soft text-small">{t('review.rules.intro')}</p>
      <div className="flex max-w-2xl flex-col gap-10 xl:max-w-6xl">
        {areaNames.map((area) => (
          <section key={area} aria-labelledby={`reparto-${area}`}>
            <h2
              id={`reparto-${area}`}
              className="mb-4 border-ink border-t-[1.5px] pt-3 font-medium font-sans text-body"
            >
              {t(`admin.menu.${area}`)}
            </h2>
            <RulesForm
              area={area}
              rules={rules.filter((rule) => rule.area === area)}
              staff={staff}
            />
          </section>
        ))}
      </div>
    </AdminPage>
  );
}
