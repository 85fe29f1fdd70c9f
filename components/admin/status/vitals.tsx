import { useFormatter, useTranslations } from 'next-intl';
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table';
import type { PageVitals } from '@/lib/vitals/report';

const metrics = ['LCP', 'INP', 'CLS', 'TTFB'] as const;

/** The 75th percentile of each web vital measured in visitors' browsers, by page. */
export function Vitals({ pages }: { pages: readonly PageVitals[] }) {
  const t = useTranslations('admin.vitals');
  const format = useFormatter();
  const shown = (metric: (typeof metrics)[number], value: number | undefined) => {
    if (value === undefined) return '—';
    if (metric === 'CLS') return format.number(value, { maximumFractionDigits: 2 });
    return t('milliseconds', { value: Math.round(value) });
  };
  return (
    <section className="mt-10">
      <h2 className="mb-2 font-display text-h4 tracking-tight">{t('title')}</h2>
      <p className="mb-4 max-w-prose text-ink-soft text-small">{t('intro')}</p>
      {pages.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <Table caption={t('title')}>
          <thead>
            <tr>
              <TableHead>{t('page')}</TableHead>
              {metrics.map((metric) => (
                <TableHead key={metric}>{metric}</TableHead>
              ))}
              <TableHead>{t('measurements')}</TableHead>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ page, p75, measurements }) => (
              <TableRow key={page}>
                <TableCell>
                  <code>{page}</code>
                </TableCell>
                {metrics.map((metric) => (
                  <TableCell key={metric} className="tabular-nums">
                    {shown(metric, p75[metric])}
                  </TableCell>
                ))}
                <TableCell className="tabular-nums">{format.number(measurements)}</TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
