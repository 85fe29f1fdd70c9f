import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { parseJson } from '../../lib/text/text.ts';

/** `npm run audit`: fails for high or critical vulnerabilities. Registries without the endpoint are no error. */
const reportSchema = z.object({
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});
const serious = ['high', 'critical'];

const args = ['audit', '--omit=dev', '--package-lock-only', '--json'];
const { stdout } = spawnSync('npm', args, { encoding: 'utf8', timeout: 60_000 });
const report = reportSchema.safeParse(parseJson(stdout ?? ''));
if (!report.success) {
  console.log('El registro no responde a la auditoría: no se ha comprobado nada.');
} else {
  const found = Object.entries(report.data.vulnerabilities).filter(([, { severity }]) =>
    serious.includes(severity),
  );
  for (const [name, { severity, range }] of found) console.error(`${name} ${range}: ${severity}`);
  console.log(`Vulnerabilidades graves: ${found.length}.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
