import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { codeLabels, EmailAddress, formatDateTime } from '@/app/admin/_frame/labels';
import { AdminLink } from '@/app/admin/_frame/navigation';
import type { AuditRow } from '@/app/admin/registro/queries';
import { roleNames } from '@/lib/auth/roles';
import { areaNames, filesOf, isFormArea } from '@/lib/form-areas';
import { withinQuotes } from '@/lib/text/text';
import { toSpanishDate } from '@/lib/time/madrid';
import { messages } from '@/messages/es';

const fileNames = areaNames.flatMap((area) => filesOf(area).map(([name]) => name));

/** A record of the office: what happened and to what, and below it who did it, when, and from which network. */
export async function AuditList({ rows }: { rows: readonly AuditRow[] }) {
  const t = await getTranslations('admin');
  const sentenceParts = await partsOf();
  return (
    <ol aria-label={t('menu.registro')} className="max-w-3xl border-line border-t text-small">
      {rows.map((row) => (
        <li key={row.id} className="border-line border-b py-2.5 wrap-anywhere">
          <p>
            <span className="font-medium">{t(`record.kinds.${row.kind}`)}</span>
            {sentenceParts(row).map(([name, part]) => (
              <span key={name}> {part}</span>
            ))}
          </p>
          <p className="text-ink-soft">
            <span>{row.actor ? <EmailAddress email={row.actor} /> : t(actorKey(row))}</span>
            <span> · </span>
            <time dateTime={row.at}>{formatDateTime(row.at)}</time>
            {row.network ? <span> · {t('record.network', { network: row.network })}</span> : null}
          </p>
        </li>
      ))}
    </ol>
  );
}

function actorKey({ actorKind }: AuditRow) {
  if (actorKind === 'cuenta') return 'record.gone';
  return actorKind === 'visitante' ? 'record.visitor' : 'record.system';
}

type Part = [name: string, part: ReactNode];

/** Returns a function for the parts of a sentence after its first words: the subject and the details. */
async function partsOf() {
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
          <AdminLink
            href={`/admin/${area}?${new URLSearchParams({ q: about })}` as Route}
            className="inline-block min-h-6 underline underline-offset-4"
          >
            {about}
          </AdminLink>
        );
      }
      case 'bandeja':
        return isFormArea(about) ? t(`menu.${about}`) : about;
      case 'articulo':
        return (
          <span dir="auto">
            {t('record.post', { title: withinQuotes(String(detail.titulo ?? about)) })}
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

  function details({ aboutKind, detail }: AuditRow): string[] {
    const { area = '', estado, desde, hasta, busqueda, rol, archivo, plantilla, cambio } = detail;
    const role = roleNames.find((name) => name === rol);
    const file = fileNames.find((name) => name === archivo);
    return [
      aboutKind === 'entrada' && isFormArea(area) && t(`menu.${area}`),
      role && t(`people.role.${role}`),
      file && t(`history.file.${file}`),
      plantilla && plantilla in letters && letters[plantilla as keyof typeof letters].name,
      cambio === 'original' && t('record.original'),
      aboutKind === 'articulo' && estado === 'scheduled' && t('record.scheduled'),
      aboutKind === 'bandeja' && estado && t('record.status', { status: labels.status(estado) }),
      desde && t('record.since', { day: toSpanishDate(desde) }),
      hasta && t('record.until', { day: toSpanishDate(hasta) }),
      busqueda && t('record.searched'),
    ].filter((part) => typeof part === 'string' && part !== '') as string[];
  }

  return (row: AuditRow): Part[] => {
    const about = subject(row);
    const more = details(row).join(', ');
    return [
      ...(about ? [['subject', about] satisfies Part] : []),
      ...(more ? [['details', `(${more})`] satisfies Part] : []),
    ];
  };
}
