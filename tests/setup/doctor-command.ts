import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { siteEnvironment } from './site-environment.ts';

/** Runs `npm run doctor` against the site under test, with these variables in place of the site's. */
export async function runDoctorCommand(
  variables: Record<string, string> = {},
): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, ['local/commands/doctor.ts'], {
    env: { ...process.env, ...siteEnvironment(), ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const [code] = await once(child, 'close');
  return { code: Number(code), lines: out.split('\n') };
}
