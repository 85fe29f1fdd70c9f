import { getTranslations } from 'next-intl/server';
import { formatDateTime } from '@/components/admin/format';
import { codeLabels } from '@/components/admin/inbox/labels';
import type { EntryEvent } from '@/lib/admin/entry-queries';
import { areaNames, filesOf } from '@/lib/form-areas';

const fileNames = areaNames.flatMap((area) => filesOf(area).map(([name]) => name));

/** Who did what and when, the latest first, down to the arrival. */
export async function EntryHistory({ events, arrived }: { events: EntryEvent[]; arrived: string }) {
  const t = await getTranslations('admin.history');
  const labels = await codeLabels();

  function sentence(event: EntryEvent): string {
    if (event.kind === 'notas') return t('notas');
    if (event.kind === 'estado') {
      return t('estado', { from: labels.status(event.from), to: labels.status(event.to) });
    }
    const file = fileNames.find((known) => known === event.file);
    return t('descarga', { file: file ? t(`file.${file}`) : event.file });
  }

  return (
    <ol className="flex flex-col gap-3 text-small">
      {events.map((event) => (
        <li key={event.id} className="border-line border-l-2 pl-3 [overflow-wrap:anywhere]">
          <span className="font-medium">{event.actor ?? t('website')}</span> {sentence(event)}
          <Moment at={event.at} />
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
