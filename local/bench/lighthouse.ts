import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import type { Lifecycle } from '../commands/lifecycle.ts';
import { Failure } from '../shared/failure.ts';

export type Audience = {
  lifecycle: Lifecycle;
  chromium: string;
  reports: string;
};

/** Measures a first visit on a mid-range phone, without cache. Throws a Failure when the page did not load. */
export async function auditPage(
  { lifecycle, chromium, reports }: Audience,
  address: URL,
  run: number,
): Promise<Result> {
  const browser = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
    handleSIGINT: false,
    logLevel: 'silent',
  });
  const kill = () => browser.kill();
  const unregister = lifecycle.onEnd(kill, kill);
  try {
    const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
    const flags = { port: browser.port, logLevel: 'silent', onlyCategories } as const;
    // Real throttling slows the browser down; Lighthouse's simulation only estimates it.
    const result = await lighthouse(address.href, { ...flags, throttlingMethod: 'devtools' });
    const error = result ? result.lhr.runtimeError?.message : 'no hay informe';
    if (!result || error) throw new Failure(`Lighthouse no ha podido medir: ${error}`);
    const name = address.pathname.split('/').filter(Boolean).join('-') || 'home';
    mkdirSync(reports, { recursive: true });
    const file = join(reports, `${name}-${run}.json`);
    writeFileSync(file, JSON.stringify(result.lhr, null, 2));
    return result.lhr;
  } finally {
    unregister();
    kill();
  }
}
