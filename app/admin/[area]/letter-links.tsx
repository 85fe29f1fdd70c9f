import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { lettersOf } from '@/app/admin/[area]/letters';
import type { SentLetter } from '@/app/admin/[area]/work';
import type { FormArea } from '@/lib/form-areas';
import type { Entry } from '@/lib/submissions/entry';
import { isWithdrawn } from '@/lib/submissions/statuses';

type Props = {
  area: FormArea;
  entry: Pick<Entry, 'id' | 'status' | 'files'>;
  /** Newest first. */
  letters: SentLetter[];
};

export async function LetterLinks({ area, entry: { id, status, files }, letters }: Props) {
  const t = await getTranslations('review');
  if (isWithdrawn(area, status, files.length)) {
    return <p className="text-ink-soft text-small">{t('letter.withdrawnHint')}</p>;
  }
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
      {lettersOf(area).map((name) => (
        <li key={name}>
          <AdminLink
            href={`/admin/${area}/${id}/carta/${name}` as Route}
            aria-label={t('letter.write', { letter: t(`letters.${name}.name`) })}
            className="inline-block min-h-6 underline underline-offset-4"
          >
            {t(`letters.${name}.name`)}
          </AdminLink>
          {letters[0]?.template === name ? (
            <span className="text-caption text-ink-soft"> {t('letter.last')}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
