import { runDoctor } from '../../lib/doctor/run.ts';
import { parseEnvironment } from '../../lib/env-schema.ts';
import { printFindings } from './findings.ts';
import { runCommand } from './lifecycle.ts';
import { readEnvironment } from './running-environment.ts';

/** `npm run doctor`: checks the configured services, or those of a running `up`; exit code 1 for a problem. */
await runCommand(async () => {
  const root = process.cwd();
  const env = readEnvironment(root, parseEnvironment);
  const findings = await runDoctor({ env, fetch, root });
  return printFindings(root, findings) > 0 ? 1 : 0;
});
