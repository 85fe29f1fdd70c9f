import type { Finding } from './finding.ts';

/** The translator of messages/es/doctor.json, from next-intl or use-intl. */
type Translator = {
  (key: never, values?: never): string;
  has(key: never): boolean;
};

export type Description = { point: string; state: string; sentence: string; advice: string | null };

/** A finding in the texts of messages/es/doctor.json: its point, its state, the result, and the advice (or null). */
export function inWords(translator: Translator, finding: Finding): Description {
  const t = (key: string) => translator(key as never, finding.values as never);
  const advice = `advice.${finding.says}`;
  return {
    point: t(`points.${finding.point}`),
    state: t(`states.${finding.state}`),
    sentence: t(`findings.${finding.says}`),
    advice: translator.has(advice as never) ? t(advice) : null,
  };
}
