import { getTranslations } from 'next-intl/server';
import { StateIcon } from '@/components/admin/doctor/state-icon';
import type { Finding } from '@/lib/doctor/finding';
import { inWords } from '@/lib/doctor/in-words';

const tones = { ok: 'text-teal-deep', wrong: 'text-danger', unknown: 'text-ink-soft' } as const;

/** One point: its state as a sign and a word, what was found, and what to do about it. */
export async function FindingRow({ finding }: { finding: Finding }) {
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
      <div className="min-w-0 text-small [overflow-wrap:anywhere]">
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
