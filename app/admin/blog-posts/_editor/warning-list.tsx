import { useTranslations } from 'next-intl';
import type { PostWarning } from '@/app/admin/blog-posts/checks';

export function WarningList({ warnings }: { warnings: readonly PostWarning[] }) {
  const t = useTranslations('posts.checklist');
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-small">
      {warnings.map(({ kind, ...facts }, index) => (
        // A text may contain the same picture twice, so the address is no unique key.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole.
        <li key={index} className="wrap-anywhere">
          {t(`kinds.${kind}`, facts)}
        </li>
      ))}
    </ul>
  );
}

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
