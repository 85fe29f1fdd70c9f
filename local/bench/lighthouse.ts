import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { Failure, reasonOf } from '../commands/failure.ts';
import type { Life } from '../commands/life.ts';
import { categories, readSample, type Sample } from './sample.ts';

export type Audience = {
  life: Life;
  /** The Chromium to measure with. */
  chromium: string;
  /** Where the whole reports go, for whoever asks why. */
  reports: string;
};

/** `devtools` really slows the browser down; `simulate` computes from an unthrottled run what a slow one might be. */
export type Throttling = 'devtools' | 'simulate';

const tries = 3;

/** Measures a page once. A browser that stumbles on a busy machine says nothing about the page: it gets another try. */
export async function auditOnce(
  audience: Audience,
  address: URL,
  run: number,
  throttling: Throttling,
): Promise<Sample> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await auditInNewBrowser(audience, address, run, throttling);
    } catch (error) {
      if (attempt === tries || audience.life.isEnding) throw error;
      console.log(`    ${address.pathname}: otra vez (${reasonOf(error)})`);
    }
  }
}

/** As a first visitor on a middling telephone: a browser of its own, nothing in its cache. */
async function auditInNewBrowser(
  { life, chromium, reports }: Audience,
  address: URL,
  run: number,
  throttling: Throttling,
): Promise<Sample> {
  if (life.isEnding) throw new Failure('No se mide nada más: la orden está terminando.');
  const browser = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
    handleSIGINT: false,
    logLevel: 'silent',
  });
  const forget = life.onEnd(
    () => browser.kill(),
    () => browser.kill(),
  );
  try {
    const result = await lighthouse(address.href, {
      port: browser.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
      throttlingMethod: throttling,
    });
    if (!result) throw new Failure('Lighthouse no ha dado ningún informe.');
    keep(reports, `${fileNameOf(address.pathname)}-${throttling}-${run}.json`, result.report);
    return readSample(result.lhr);
  } finally {
    forget();
    browser.kill();
  }
}

function keep(folder: string, name: string, report: string | string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), [report].flat().join('\n'));
}

function fileNameOf(path: string): string {
  return path.split('/').filter(Boolean).join('-') || 'home';
}
