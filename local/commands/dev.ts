import { Failure } from '../shared/failure.ts';
import { readyBanner } from './banner.ts';
import { addExamples, wantsExamples } from './examples.ts';
import { keepRunningJobs } from './jobs-loop.ts';
import { runCommand } from './lifecycle.ts';
import { readSettings, readVariables } from './settings.ts';
import { startSite } from './site.ts';
import { startStack } from './stack.ts';

/** `npm run dev`: like `up`, with hot reload instead of a build. */
await runCommand(async (lifecycle) => {
  const root = process.cwd();
  const settings = readSettings(root, readVariables(root, process.env), process.argv.slice(2));
  if (settings.nginx) throw new Failure('--nginx es de «npm run up»: dev sirve sin nada delante.');
  const examples = wantsExamples(settings);
  const { environment } = await startStack(lifecycle, settings);
  await Promise.all([
    startSite(lifecycle, settings, environment, 'development'),
    examples && addExamples(lifecycle, settings, environment),
  ]);
  keepRunningJobs(lifecycle, settings.dataDir, {
    url: `http://127.0.0.1:${settings.port}`,
    secret: environment['CRON_SECRET'] ?? '',
  });
  console.log(readyBanner(settings, environment));
  return undefined;
});
