import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'use-intl/core';
import { groups, type State } from '../../lib/doctor/finding.ts';
import { inWords } from '../../lib/doctor/in-words.ts';
import { runDoctor } from '../../lib/doctor/run.ts';
import { parseEnvironment } from '../../lib/env-schema.ts';
import type doctor from '../../messages/es/doctor.json';
import { Failure } from '../shared/failure.ts';
import { runCommand } from './lifecycle.ts';
import { isConfigured, runningEnvironment } from './running-environment.ts';
import { readVariables } from './settings.ts';

const signs: Record<State, string> = { ok: '✓', wrong: '✗', unknown: '–' };

/** `npm run doctor`: checks the configured services, or those of a running `up`; exit code 1 for a problem. */
await runCommand(async () => {
  const root = process.cwd();
  const findings = await runDoctor({ env: readEnvironment(root), fetch, root });
  const file = join(root, 'messages', 'es', 'doctor.json');
  const messages: typeof doctor = JSON.parse(readFileSync(file, 'utf8'));
  const t = createTranslator({ locale: 'es', messages });
  for (const group of groups) {
    console.log(`\n${t(`groups.${group}`)}`);
    for (const finding of findings.filter((each) => each.group === group)) {
      const { state, point, sentence, advice } = inWords(t, finding);
      const words = [sentence, advice && t('advicePrefix', { advice })].filter(Boolean).join(' ');
      console.log(`  ${signs[finding.state]} ${state} · ${point}: ${words}`);
    }
  }
  const count = (state: State) => findings.filter((each) => each.state === state).length;
  const counts = { ok: count('ok'), wrong: count('wrong'), unknown: count('unknown') };
  console.log(`\n${t('summary', counts)} (${t('counts', counts)}).`);
  return counts.wrong > 0 ? 1 : 0;
});

/** The configuration, completed with the services that a running `up` embeds; configured values take precedence. */
function readEnvironment(root: string) {
  const variables = readVariables(root, process.env);
  const running = isConfigured(variables) ? undefined : runningEnvironment(root, variables);
  const set = Object.entries(variables).filter(([, value]) => value?.trim());
  try {
    return parseEnvironment(running ? { ...running, ...Object.fromEntries(set) } : variables);
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
