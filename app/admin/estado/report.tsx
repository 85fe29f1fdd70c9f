import { getTranslations } from 'next-intl/server';
import { formatSeconds } from '@/app/admin/_frame/labels';
import { Icon } from '@/components/ui/icon';
import { assertStaff } from '@/lib/auth/session';
import { type Finding, groups, inWords, type State } from '@/lib/doctor/finding';
import { runDoctor } from '@/lib/doctor/run';
import { env } from '@/lib/env';

const paths: Record<State, string> = {
  ok: 'M7.500 12.500l3 3 6-7',
  wrong: 'M8.500 8.500l7 7m0-7l-7 7',
  unknown: 'M7.500 12h9',
};

/** The icon of a state: a tick, a cross or a dash, so that the state is not shown by colour alone. */
function StateIcon({ state, className = '' }: { state: State; className?: string }) {
  return (
    <Icon
      d={paths[state]}
      strokeWidth="1.8"
      strokeLinecap="butt"
      className={`shrink-0 ${className}`}
    >
      <circle cx="12" cy="12" r="9.5" />
    </Icon>
  );
}

const tones = { ok: 'text-teal-deep', wrong: 'text-danger', unknown: 'text-ink-soft' } as const;

/** Runs the checks of the doctor. Admins only; never throws when a service fails. */
export async function Report() {
  await assertStaff('house');
  const t = await getTranslations('doctor');
  const findings = await runDoctor({ env, fetch, root: process.cwd() });
  const count = (state: State) => findings.filter((each) => each.state === state).length;
  const counts = { ok: count('ok'), wrong: count('wrong'), unknown: count('unknown') };
  const date = formatSeconds(new Date().toISOString());
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

async function FindingRow({ finding }: { finding: Finding }) {
  const t = await getTranslations('doctor');
  const { point, state, sentence, advice } = inWords(t, finding);
  return (
    <li className="grid gap-x-5 gap-y-1 border-line border-b py-3 sm:grid-cols-[9rem_1fr]">
      <p
        className={`flex items-center gap-2 self-start font-medium text-small ${tones[finding.state]}`}
      >
        <StateIcon state={finding.state} className="size-5" />
        {state}
      </p>
      <div className="min-w-0 text-small wrap-anywhere">
        <h3 className="font-medium font-sans">{point}</h3>
        <p className="text-ink-soft">{sentence}</p>
        {advice ? (
          <p className={finding.state === 'wrong' ? 'mt-1 font-medium' : 'mt-1 text-ink-soft'}>
            {t('advicePrefix', { advice })}
          </p>
        ) : null}
      </div>
    </li>
  );
}
