import { runDoctor } from '../../lib/doctor/run.ts';
import { parseEnvironment } from '../../lib/env-schema.ts';
import { Failure } from '../shared/failure.ts';
import { printFindings } from './findings.ts';
import { runCommand } from './lifecycle.ts';
import { isConfigured, runningEnvironment } from './running-environment.ts';
import { readVariables } from './settings.ts';

/** `npm run doctor`: checks the configured services, or those of a running `up`; exit code 1 for a problem. */
await runCommand(async () => {
  const root = process.cwd();
  const findings = await runDoctor({ env: readEnvironment(root), fetch, root });
  return printFindings(root, findings) > 0 ? 1 : 0;
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
