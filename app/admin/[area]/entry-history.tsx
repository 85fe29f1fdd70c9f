import { getTranslations } from 'next-intl/server';
import { codeLabels, formatDateTime } from '@/app/admin/_frame/labels';
import type { EntryDetails } from './queries';
import type { EntryWork } from './review-queries';

type Events = EntryDetails['history'];
type HistoryProps = { events: Events; letters: EntryWork['letters']; arrived: string };

export async function EntryHistory({ events, letters, arrived }: HistoryProps) {
  const t = await getTranslations('admin.history');
  const review = await getTranslations('review');
  const labels = await codeLabels();

  function sentence({ kind, before, after, assignee, file }: Events[number]): string {
    if (kind === 'asignacion') {
      if (assignee === null) return review('history.freed');
      return review('history.assigned', { assignee: assignee || review('marks.gone') });
    }
    if (kind === 'estado') {
      return t('estado', { from: labels.status(before ?? ''), to: labels.status(after ?? '') });
    }
    if (kind === 'descarga' || kind === 'lectura')
      return t(kind, { file: labels.file(file ?? '') });
    return t('notas');
  }

  const steps = [
    ...events.map((event) => ({ ...event, what: sentence(event), letter: null })),
    ...letters.map((letter) => ({
      id: letter.id,
      at: letter.at,
      actor: letter.author,
      letter,
      what: review('letter.sent', { letter: review(`letters.${letter.template}.name`) }),
    })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));

  return (
    <ol className="flex flex-col gap-3 text-small">
      {steps.map(({ id, at, actor, what, letter }) => (
        <li key={id} className="border-line border-l-2 pl-3 wrap-anywhere">
          <span className="font-medium">{actor === '' ? t('gone') : (actor ?? t('website'))}</span>{' '}
          <span>{what}</span>
          <Moment at={at} />
          {letter ? (
            <>
              <p className={letter.delivery === 'failed' ? 'mt-1 font-medium text-danger' : 'mt-1'}>
                {review(`delivery.${letter.delivery}`)}
              </p>
              <details className="mt-1">
                <summary dir="auto" className="min-h-6 cursor-pointer">
                  {letter.subject}
                </summary>
                <p dir="auto" className="mt-2 whitespace-pre-line">
                  {letter.body}
                </p>
              </details>
            </>
          ) : null}
        </li>
      ))}
      <li className="border-line border-l-2 pl-3">
        {t('received')}
        <Moment at={arrived} />
      </li>
    </ol>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="block text-caption text-ink-soft">
      {formatDateTime(at)}
    </time>
  );
}
