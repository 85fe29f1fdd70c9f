import { getFormatter, getTranslations } from 'next-intl/server';
import { FindingRow } from '@/components/admin/doctor/finding-row';
import { StateIcon } from '@/components/admin/doctor/state-icon';
import { readState } from '@/lib/admin/state';
import { groups, type State } from '@/lib/doctor/finding';

/** The doctor's findings: how many are wrong, and then every point by service. */
export async function Report() {
  const [t, format, findings] = await Promise.all([
    getTranslations('doctor'),
    getFormatter(),
    readState(),
  ]);
  const count = (state: State) => findings.filter((each) => each.state === state).length;
  const counts = { ok: count('ok'), wrong: count('wrong'), unknown: count('unknown') };
  const date = format.dateTime(new Date(), { dateStyle: 'long', timeStyle: 'medium' });
  return (
    <>
      <div
        role="status"
        className={`mb-10 flex items-start gap-4 border-l-4 p-5 ${
          counts.wrong > 0 ? 'border-danger bg-danger-tint' : 'border-teal-deep bg-success-tint'
        }`}
      >
        <StateIcon state={counts.wrong > 0 ? 'wrong' : 'ok'} className="mt-0.5 size-7" />
        <div>
          <p className="font-display text-lead leading-tight">{t('summary', counts)}</p>
          <p className="mt-1 text-ink-soft text-small tabular-nums">{t('counts', counts)}</p>
          <p className="text-caption text-ink-soft">{t('checkedAt', { date })}</p>
        </div>
      </div>
      <div className="gap-x-10 xl:columns-2">
        {groups.map((group) => (
          <section
            key={group}
            aria-labelledby={`estado-${group}`}
            className="mb-10 break-inside-avoid"
          >
            <h2
              id={`estado-${group}`}
              className="border-ink border-b-[1.5px] pb-2 font-display text-lead"
            >
              {t(`groups.${group}`)}
            </h2>
            <ul>
              {findings
                .filter((each) => each.group === group)
                .map((finding) => (
                  <FindingRow key={finding.point} finding={finding} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
