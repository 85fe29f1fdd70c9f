import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DateField } from '@/app/admin/_frame/date/date-field';
import { codeLabels, EmailAddress, formatDateTime } from '@/app/admin/_frame/labels';
import { ListFilter } from '@/app/admin/_frame/list';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { SelectField } from '@/components/forms/field';
import { auditKinds } from '@/lib/audit/kinds';
import { roleNames } from '@/lib/auth/roles';
import { isFormArea } from '@/lib/form-areas';
import { withinQuotes } from '@/lib/text/text';
import { toSpanishDate } from '@/lib/time/madrid';
import { messages } from '@/messages/es';
import type { AuditRow, RecordFilter } from './queries';

export function AuditFilter({ filter }: { filter: RecordFilter }) {
  const { filter: texts, record } = useMessages().admin;
  return (
    <ListFilter
      action="/admin/registro"
      filter={filter}
      termLabel={record.term}
      buttonsClassName="lg:col-span-full xl:col-span-1"
      className="lg:grid lg:grid-cols-[minmax(10rem,20rem)_minmax(10rem,16rem)_9.5rem_9.5rem] xl:grid-cols-[minmax(8rem,20rem)_minmax(8rem,16rem)_9.5rem_9.5rem_max-content]"
    >
      <SelectField
        name="tipo"
        label={record.kind}
        defaultValue={filter.tipo}
        placeholder={texts.all}
        options={auditKinds.map((value) => ({ value, label: record.kinds[value] }))}
        className="min-w-0 min-[24rem]:max-lg:col-span-2"
      />
      {(['desde', 'hasta'] as const).map((name) => (
        <DateField key={name} name={name} label={texts[name]} defaultValue={filter[name]} />
      ))}
    </ListFilter>
  );
}

/** A record of the office: what happened and to what, and below it who did it, when, and from which network. */
export async function AuditList({ rows }: { rows: readonly AuditRow[] }) {
  const t = await getTranslations('admin');
  const { subject, details } = await sentenceParts();
  return (
    <ol aria-label={t('menu.registro')} className="max-w-3xl border-line border-t text-small">
      {rows.map((row) => {
        const about = subject(row);
        const more = details(row);
        return (
          <li key={row.id} className="border-line border-b py-2.5 wrap-anywhere">
            <p>
              <span className="font-medium">{t(`record.kinds.${row.kind}`)}</span>
              {about ? <span> {about}</span> : null}
              {more ? <span>{` (${more})`}</span> : null}
            </p>
            <p className="text-ink-soft">
              <span>{row.actor ? <EmailAddress email={row.actor} /> : t(actorKey(row))}</span>
              <span> · </span>
              <time dateTime={row.at}>{formatDateTime(row.at)}</time>
              {row.network ? <span> · {t('record.network', { network: row.network })}</span> : null}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function actorKey({ actorKind }: AuditRow) {
  if (actorKind === 'cuenta') return 'record.gone';
  return actorKind === 'visitante' ? 'record.visitor' : 'record.system';
}

/** Returns functions for what follows the first words of a sentence: the subject and the details. */
async function sentenceParts() {
  const t = await getTranslations('admin');
  const labels = await codeLabels();
  const letters = messages.review.letters;

  function subject({ kind, aboutKind, about, detail }: AuditRow): ReactNode {
    if (about === null) return aboutKind === 'persona' ? t('record.somebody') : null;
    switch (aboutKind) {
      case 'cuenta':
      case 'persona':
        return about.includes('@') ? <EmailAddress email={about} /> : t('record.gone');
      case 'entrada': {
        const { area = '' } = detail;
        if (!isFormArea(area) || kind === 'borrado') return about;
        return (
          <AdminLink href={`/admin/${area}?${new URLSearchParams({ q: about })}`}>
            {about}
          </AdminLink>
        );
      }
      case 'bandeja':
        return isFormArea(about) ? t(`menu.${about}`) : about;
      case 'articulo':
        return (
          <span dir="auto">
            {t('record.post', { title: withinQuotes(detail.titulo ?? about) })}
          </span>
        );
      case 'plantilla':
        return about in letters ? letters[about as keyof typeof letters].name : about;
      case 'copia':
        return formatDateTime(about);
      default:
        return about;
    }
  }

  function details({ aboutKind, detail: { factor, ...detail } }: AuditRow): string {
    const { area = '', estado, desde, hasta, busqueda, rol, archivo, plantilla, cambio } = detail;
    const role = roleNames.find((name) => name === rol);
    return [
      aboutKind === 'entrada' && isFormArea(area) && t(`menu.${area}`),
      role && t(`people.role.${role}`),
      archivo && labels.file(archivo),
      plantilla && plantilla in letters && letters[plantilla as keyof typeof letters].name,
      cambio === 'original' && t('record.original'),
      aboutKind === 'articulo' && estado === 'scheduled' && t('record.scheduled'),
      aboutKind === 'bandeja' && estado && t('record.status', { status: labels.status(estado) }),
      desde && t('record.since', { day: toSpanishDate(desde) }),
      hasta && t('record.until', { day: toSpanishDate(hasta) }),
      busqueda && t('record.searched'),
      factor !== undefined && t(factor ? 'record.factor' : 'record.noFactor'),
    ]
      .filter(Boolean)
      .join(', ');
  }

  return { subject, details };
}
