import { getTranslations } from 'next-intl/server';
import type { Week } from '@/app/admin/_dashboard/queries';
import { Table, TableCell, TableHead, TableRow } from '@/app/admin/_frame/ui/table';
import type { FormArea } from '@/lib/form-areas';
import { toSpanishDate } from '@/lib/time/madrid';

type Props = {
  label: string;
  /** The segments of a bar from bottom to top, each with the class of its colour. */
  series: readonly { label: string; fill: string }[];
  /** One value per series. */
  bars: readonly { label: string; values: readonly number[] }[];
};

const width = 720;
const height = 140;
const gap = 0.28;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function StackedBars({ label, series, bars }: Props) {
  const totals = bars.map(({ values }) => sum(values));
  const scale = (height - 6) / Math.max(1, ...totals);
  const step = width / bars.length;
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height + 2}`}
        preserveAspectRatio="none"
        className="h-36 w-full border-line border-b"
      >
        {bars.map(({ label: name, values }, index) =>
          series.map(({ label: part, fill }, place) => (
            <rect
              key={`${name} ${part}`}
              x={(index + gap / 2) * step}
              y={height - sum(values.slice(0, place + 1)) * scale}
              width={step * (1 - gap)}
              height={(values[place] ?? 0) * scale}
              className={fill}
            />
          )),
        )}
      </svg>
      <div
        aria-hidden="true"
        className="mt-1.5 grid auto-cols-fr grid-flow-col text-center text-caption tabular-nums"
      >
        {bars.map(({ label: name }, index) => (
          <p key={name} className={totals[index] ? 'font-medium' : 'text-ink-faint'}>
            <span>{totals[index]}</span>
            <span className="hidden font-normal text-ink-soft xl:block">{name}</span>
          </p>
        ))}
      </div>
      <div
        aria-hidden="true"
        className="flex justify-between text-caption text-ink-soft tabular-nums xl:hidden"
      >
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-caption">
        {series.map(({ label: name, fill }) => (
          <li key={name} className="flex items-center gap-2">
            <svg viewBox="0 0 10 10" className={`size-2.5 ${fill}`} aria-hidden="true">
              <rect width="10" height="10" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** From bottom to top. Light and dark fills alternate, so that neighbours differ without colour too. */
const fills: Record<FormArea, string> = {
  editorial: 'fill-pomegranate',
  'dauro-arte': 'fill-ochre-soft',
  servicios: 'fill-night',
  contacto: 'fill-teal-soft',
};
const kinds = Object.keys(fills) as FormArea[];

export async function WeekChart({ weeks }: { weeks: Week[] }) {
  const sum = weeks.reduce((total, week) => total + week.total, 0);
  if (sum === 0) return null;
  const t = await getTranslations('admin');
  return (
    <section aria-labelledby="por-semana" className="mt-10">
      <h2 id="por-semana" className="mb-3 font-medium font-sans text-body">
        {t('dashboard.chart')}
      </h2>
      <StackedBars
        label={t('dashboard.chartSummary', { total: sum, last: weeks.at(-1)?.total ?? 0 })}
        series={kinds.map((kind) => ({ label: t(`menu.${kind}`), fill: fills[kind] }))}
        bars={weeks.map(({ monday, byKind }) => ({
          label: toSpanishDate(monday),
          values: kinds.map((kind) => byKind[kind] ?? 0),
        }))}
      />
      <details className="mt-3">
        <summary className="inline-flex min-h-6 items-center text-small underline underline-offset-4">
          {t('dashboard.chartTable')}
        </summary>
        <WeekTable weeks={weeks} />
      </details>
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
          {kinds.map((kind) => (
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
