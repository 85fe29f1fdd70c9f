import { getTranslations } from 'next-intl/server';
import { Table, TableCell, TableHead, TableRow } from '@/app/admin/_frame/ui/table';
import type { FormArea } from '@/lib/form-areas';
import { toSpanishDate } from '@/lib/time/madrid';
import type { Week } from './queries';

/** From bottom to top. Light and dark fills alternate, so that neighbours differ without colour too. */
const fills: Record<FormArea, string> = {
  editorial: 'fill-pomegranate',
  'dauro-arte': 'fill-ochre-soft',
  servicios: 'fill-night',
  contacto: 'fill-teal-soft',
};
const kinds = Object.keys(fills) as FormArea[];

type Props = { weeks: Week[] };

const width = 720;
const height = 140;
const gap = 0.28;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

async function StackedBars({ weeks }: Props) {
  const t = await getTranslations('admin');
  const totals = weeks.map(({ total }) => total);
  const scale = (height - 6) / Math.max(1, ...totals);
  const step = width / weeks.length;
  return (
    <>
      <svg
        role="img"
        aria-label={t('dashboard.chartSummary', { total: sum(totals), last: totals.at(-1) ?? 0 })}
        viewBox={`0 0 ${width} ${height + 2}`}
        preserveAspectRatio="none"
        className="h-36 w-full border-line border-b"
      >
        {weeks.map(({ monday, byKind }, week) =>
          kinds.map((kind, index) => (
            <rect
              key={`${monday} ${kind}`}
              x={(week + gap / 2) * step}
              y={height - sum(kinds.slice(0, index + 1).map((each) => byKind[each] ?? 0)) * scale}
              width={step * (1 - gap)}
              height={(byKind[kind] ?? 0) * scale}
              className={fills[kind]}
            />
          )),
        )}
      </svg>
      <div
        aria-hidden="true"
        className="mt-1.5 grid auto-cols-fr grid-flow-col text-center text-caption tabular-nums"
      >
        {weeks.map(({ monday, total }) => (
          <p key={monday} className={total ? 'font-medium' : 'text-ink-faint'}>
            <span>{total}</span>
            <span className="hidden font-normal text-ink-soft xl:block">
              {toSpanishDate(monday)}
            </span>
          </p>
        ))}
      </div>
      <div
        aria-hidden="true"
        className="flex justify-between text-caption text-ink-soft tabular-nums xl:hidden"
      >
        <span>{toSpanishDate(weeks[0]?.monday ?? '')}</span>
        <span>{toSpanishDate(weeks.at(-1)?.monday ?? '')}</span>
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-caption">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <svg viewBox="0 0 10 10" className={`size-2.5 ${fills[kind]}`} aria-hidden="true">
              <rect width="10" height="10" />
            </svg>
            {t(`menu.${kind}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

export async function WeekChart({ weeks }: Props) {
  if (weeks.every(({ total }) => total === 0)) return null;
  const t = await getTranslations('admin');
  return (
    <section aria-labelledby="por-semana" className="mt-10">
      <h2 id="por-semana" className="mb-3 font-medium font-sans text-body">
        {t('dashboard.chart')}
      </h2>
      <StackedBars weeks={weeks} />
      <details className="mt-3">
        <summary className="inline-flex min-h-6 items-center text-small underline underline-offset-4">
          {t('dashboard.chartTable')}
        </summary>
        <WeekTable weeks={weeks} />
      </details>
    </section>
  );
}

async function WeekTable({ weeks }: Props) {
  const t = await getTranslations('admin');
  return (
    <Table caption={t('dashboard.chart')} className="mt-3 tabular-nums">
      <thead>
        <tr>
          <TableHead>{t('dashboard.week')}</TableHead>
          {kinds.map((kind) => (
            <TableHead key={kind}>{t(`menu.${kind}`)}</TableHead>
          ))}
          <TableHead>{t('dashboard.total')}</TableHead>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <TableRow key={week.monday}>
            <TableCell heads className="py-1.5">
              {toSpanishDate(week.monday)}
            </TableCell>
            {kinds.map((kind) => (
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
