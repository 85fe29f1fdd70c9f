import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'use-intl/core';
import { type Finding, groups, inWords, type State } from '../../lib/doctor/finding.ts';
import type doctor from '../../messages/es/doctor.json';

const signs: Record<State, string> = { ok: '✓', wrong: '✗', unknown: '–' };

/** Prints what the doctor found, by groups, and returns how much of it is wrong. */
export function printFindings(root: string, findings: readonly Finding[]): number {
  const file = join(root, 'messages', 'es', 'doctor.json');
  const messages: typeof doctor = JSON.parse(readFileSync(file, 'utf8'));
  const t = createTranslator({ locale: 'es', messages });
  for (const group of groups) {
    const found = findings.filter((each) => each.group === group);
    if (found.length > 0) console.log(`\n${t(`groups.${group}`)}`);
    for (const finding of found) {
      const { state, point, sentence, advice } = inWords(t, finding);
      const words = [sentence, advice && t('advicePrefix', { advice })].filter(Boolean).join(' ');
      console.log(`  ${signs[finding.state]} ${state} · ${point}: ${words}`);
    }
  }
  const count = (state: State) => findings.filter((each) => each.state === state).length;
  const counts = { ok: count('ok'), wrong: count('wrong'), unknown: count('unknown') };
  console.log(`\n${t('summary', counts)} (${t('counts', counts)}).`);
  return counts.wrong;
}
