import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './lifecycle.ts';
import { runCheck, typeTools } from './tool.ts';

/** `npm run types`: the types of the routes and of the code, on a fresh clone without a configuration as well. */
await runCommand(async (lifecycle) => {
  const folder = mkdtempSync(join(tmpdir(), 'dauro-types-'));
  lifecycle.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const { failed, output } = await runCheck({ lifecycle, folder }, ...typeTools());
  if (output) console.log(output);
  return failed > 0 ? 1 : 0;
});
