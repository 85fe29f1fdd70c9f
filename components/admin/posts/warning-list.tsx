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
