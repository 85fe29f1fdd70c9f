import { useTranslations } from 'next-intl';
import type { PostWarning } from '@/lib/blog/editor/checklist';

/** What is worth a second look before publishing. */
export function WarningList({ warnings }: { warnings: readonly PostWarning[] }) {
  const t = useTranslations('posts.checklist');
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-small">
      {warnings.map(({ kind, ...facts }, index) => (
        // A text may show the same picture twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole.
        <li key={index} className="[overflow-wrap:anywhere]">
          {t(`kinds.${kind}`, facts)}
        </li>
      ))}
    </ul>
  );
}

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
