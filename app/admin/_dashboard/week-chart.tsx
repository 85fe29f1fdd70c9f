import { getTranslations } from 'next-intl/server';
import type { Counted, Week } from '@/app/admin/_dashboard/queries';
import { StackedBars } from '@/components/ui/chart';
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table';
import { toSpanishDate } from '@/lib/time/madrid';

/** From bottom to top. Light and dark fills alternate, so that neighbours differ without colour too. */
const kinds = [
  { kind: 'editorial', fill: 'fill-pomegranate' },
  { kind: 'dauro-arte', fill: 'fill-ochre-soft' },
  { kind: 'servicios', fill: 'fill-night' },
  { kind: 'contacto', fill: 'fill-teal-soft' },
] as const satisfies { kind: Counted; fill: string }[];

export async function WeekChart({ weeks }: { weeks: Week[] }) {
  const t = await getTranslations('admin');
  const sum = weeks.reduce((total, week) => total + week.total, 0);
  return (
    <section aria-labelledby="por-semana" className="mt-10">
      <h2 id="por-semana" className="mb-3 font-medium font-sans text-body">
        {t('dashboard.chart')}
      </h2>
      {sum === 0 ? (
        <p className="border-line border-y py-6 text-ink-soft text-small">
          {t('dashboard.chartEmpty')}
        </p>
      ) : (
        <>
          <StackedBars
            label={t('dashboard.chartSummary', { total: sum, last: weeks.at(-1)?.total ?? 0 })}
            series={kinds.map(({ kind, fill }) => ({ label: t(`menu.${kind}`), fill }))}
            bars={weeks.map(({ monday, byKind }) => ({
              label: toSpanishDate(monday),
              values: kinds.map(({ kind }) => byKind[kind] ?? 0),
            }))}
          />
          <details className="mt-3">
            <summary className="inline-flex min-h-6 items-center text-small underline underline-offset-4">
              {t('dashboard.chartTable')}
            </summary>
            <WeekTable weeks={weeks} />
          </details>
        </>
      )}
    </section>
  );
}

async function WeekTable({ weeks }: { weeks: Week[] }) {
  const t = await getTranslations('admin');
  return (
    <Table caption={t('dashboard.chart')} className="mt-3 tabular-nums">
      <thead>
        <tr>
          <TableHead>{t('dashboard.week')}</TableHead>
          {kinds.map(({ kind }) => (
            <TableHead key={kind}>{t(`menu.${kind}`)}</TableHead>
          ))}
          <TableHead>{t('dashboard.total')}</TableHead>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <TableRow key={week.monday}>
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {toSpanishDate(week.monday)}
            </th>
            {kinds.map(({ kind }) => (
              <TableCell key={kind} className="py-1.5">
                {week.byKind[kind] ?? 0}
              </TableCell>
            ))}
            <TableCell className="py-1.5">{week.total}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
