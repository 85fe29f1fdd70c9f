import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/components/admin/format';
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table';
import type { Counted, Week } from '@/lib/admin/dashboard';

/** From the bottom of a bar to its top; the patterns of light and dark tell them apart without colours, too. */
const kinds = [
  { kind: 'editorial', fill: 'fill-pomegranate' },
  { kind: 'dauro-arte', fill: 'fill-ochre-soft' },
  { kind: 'servicios', fill: 'fill-night' },
  { kind: 'contacto', fill: 'fill-teal-soft' },
] as const satisfies { kind: Counted; fill: string }[];

const width = 720;
const height = 140;
const gap = 0.28;

/** Enquiries per week as stacked bars. The picture says its sum in words; the numbers are a table that unfolds. */
export async function WeekChart({ weeks }: { weeks: Week[] }) {
  const t = await getTranslations('admin');
  const most = Math.max(1, ...weeks.map(({ total }) => total));
  const sum = weeks.reduce((total, week) => total + week.total, 0);
  const step = width / weeks.length;
  if (sum === 0) {
    return (
      <section aria-labelledby="por-semana" className="mt-10">
        <h2 id="por-semana" className="mb-3 font-medium font-sans text-body">
          {t('dashboard.chart')}
        </h2>
        <p className="border-line border-y py-6 text-ink-soft text-small">
          {t('dashboard.chartEmpty')}
        </p>
      </section>
    );
  }
  return (
    <section aria-labelledby="por-semana" className="mt-10">
      <h2 id="por-semana" className="mb-3 font-medium font-sans text-body">
        {t('dashboard.chart')}
      </h2>
      <svg
        role="img"
        aria-label={t('dashboard.chartSummary', { total: sum, last: weeks.at(-1)?.total ?? 0 })}
        viewBox={`0 0 ${width} ${height + 2}`}
        preserveAspectRatio="none"
        className="h-36 w-full border-line border-b"
      >
        {weeks.map((week, index) => (
          <Bar key={week.monday} week={week} most={most} x={(index + gap / 2) * step} step={step} />
        ))}
      </svg>
      <div
        aria-hidden="true"
        className="mt-1.5 grid auto-cols-fr grid-flow-col text-center text-caption tabular-nums"
      >
        {weeks.map(({ monday, total }) => (
          <p key={monday} className={total > 0 ? 'font-medium' : 'text-ink-faint'}>
            {total}
            <span className="hidden font-normal text-ink-soft lg:block">{formatDay(monday)}</span>
          </p>
        ))}
      </div>
      <div
        aria-hidden="true"
        className="flex justify-between text-caption text-ink-soft tabular-nums lg:hidden"
      >
        <span>{formatDay(weeks[0]?.monday ?? '')}</span>
        <span>{formatDay(weeks.at(-1)?.monday ?? '')}</span>
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-caption">
        {kinds.map(({ kind, fill }) => (
          <li key={kind} className="flex items-center gap-2">
            <svg viewBox="0 0 10 10" className={`size-2.5 ${fill}`} aria-hidden="true">
              <rect width="10" height="10" />
            </svg>
            {t(`menu.${kind}`)}
          </li>
        ))}
      </ul>
      <details className="mt-3">
        <summary className="inline-flex min-h-6 items-center text-small underline underline-offset-4">
          {t('dashboard.chartTable')}
        </summary>
        <WeekTable weeks={weeks} />
      </details>
    </section>
  );
}

type BarProps = { week: Week; most: number; x: number; step: number };

function Bar({ week, most, x, step }: BarProps) {
  let top = height;
  return kinds.map(({ kind, fill }) => {
    const tall = ((week.byKind[kind] ?? 0) / most) * (height - 6);
    top -= tall;
    return (
      <rect key={kind} x={x} y={top} width={step * (1 - gap)} height={tall} className={fill} />
    );
  });
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
              {formatDay(week.monday)}
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
