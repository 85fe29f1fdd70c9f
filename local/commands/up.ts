import { join } from 'node:path';
import { findFreePorts } from '../shared/ports.ts';
import { readyBanner } from './banner.ts';
import { buildWhenNeeded } from './build.ts';
import { addExamples, wantsExamples } from './examples.ts';
import { keepRunningJobs } from './jobs-loop.ts';
import { runCommand } from './lifecycle.ts';
import { startNginx } from './nginx.ts';
import { readSettings, readVariables } from './settings.ts';
import { startSite } from './site.ts';
import { startStack } from './stack.ts';

/** `npm run up`: the whole site on this machine, until Ctrl-C. */
await runCommand(async (lifecycle) => {
  const root = process.cwd();
  const settings = readSettings(root, readVariables(root, process.env), process.argv.slice(2));
  const examples = wantsExamples(settings);
  const { environment, dataId } = await startStack(lifecycle, settings);
  await Promise.all([
    buildWhenNeeded(lifecycle, settings, environment, dataId),
    examples && addExamples(lifecycle, settings, environment),
  ]);
  const { port, dataDir } = settings;
  const [upstream = port] = settings.nginx ? await findFreePorts(1) : [];
  await startSite(lifecycle, { ...settings, port: upstream }, environment, 'production');
  if (settings.nginx) {
    const place = { root, folder: join(dataDir, 'nginx'), port, upstream };
    await startNginx(lifecycle, place, join(dataDir, 'logs', 'nginx.log'));
  }
  keepRunningJobs(lifecycle, dataDir, {
    url: `http://127.0.0.1:${upstream}`,
    secret: environment['CRON_SECRET'] ?? '',
  });
  console.log(readyBanner(settings, environment));
  return undefined;
});
