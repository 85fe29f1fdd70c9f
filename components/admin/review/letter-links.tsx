import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminLink } from '@/components/admin/navigation';
import type { Entry } from '@/lib/admin/entry';
import type { FormArea } from '@/lib/form-areas';
import { lettersOf } from '@/lib/review/letters';
import { isWithdrawn } from '@/lib/submissions/statuses';

type Props = { area: FormArea; entry: Pick<Entry, 'id' | 'status' | 'files'> };

/** The letters that can be written about an entry. */
export async function LetterLinks({ area, entry: { id, status, files } }: Props) {
  const t = await getTranslations('review');
  if (isWithdrawn(area, status, files.length)) {
    return <p className="text-ink-soft text-small">{t('letter.withdrawnHint')}</p>;
  }
  return (
    <ul className="flex flex-col gap-1 text-small">
      {lettersOf(area).map((name) => (
        <li key={name}>
          <AdminLink
            href={`/admin/${area}/${id}/carta/${name}` as Route}
            className="inline-block min-h-6 underline underline-offset-4"
          >
            {t('letter.write', { letter: t(`letters.${name}.name`) })}
          </AdminLink>
        </li>
      ))}
    </ul>
  );
}
