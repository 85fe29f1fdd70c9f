import { useTranslations } from 'next-intl';
import { WarningList } from '@/components/admin/posts/warning-list';
import type { PostWarning } from '@/lib/blog/editor/checklist';

/** The checklist of the version that is stored; nothing where there is nothing to look at. */
export function StoredChecklist({ warnings }: { warnings: readonly PostWarning[] }) {
  const t = useTranslations('posts.checklist');
  if (warnings.length === 0) return null;
  return (
    <details className="mb-8 border-warning border-l-4 bg-warning-tint px-5 py-3">
      <summary className="cursor-pointer font-medium">
        {t('stored', { count: warnings.length })}
      </summary>
      <p className="mt-2 mb-3 text-ink-soft text-small">{t('storedHint')}</p>
      <WarningList warnings={warnings} />
    </details>
  );
}
