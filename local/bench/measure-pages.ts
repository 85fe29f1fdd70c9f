import { type Audience, auditOnce, type Throttling } from './lighthouse.ts';
import type { Measurement } from './measurement.ts';
import { medianSample, type Sample } from './sample.ts';
import { formatLine } from './table.ts';
import { createPageScale } from './weigh-page.ts';

/** Weighs and audits one page after the other, and says of each what came out and what cost points. */
export async function measurePages(
  audience: Audience,
  site: string,
  paths: readonly string[],
  runs: number,
): Promise<Measurement[]> {
  const weigh = createPageScale(site);
  const pages: Measurement[] = [];
  for (const path of paths) {
    const weights = await weigh(path);
    const address = new URL(path, site);
    const page = {
      path,
      weights,
      sample: await audit(audience, address, runs, 'devtools'),
      // Nothing depends on these figures: one run is enough.
      simulated: await audit(audience, address, 1, 'simulate'),
    };
    pages.push(page);
    console.log(formatLine(page));
    for (const audit of page.sample.lost) console.log(`    ${audit}`);
  }
  return pages;
}

async function audit(
  audience: Audience,
  address: URL,
  runs: number,
  throttling: Throttling,
): Promise<Sample> {
  const samples: Sample[] = [];
  for (let run = 1; run <= runs; run += 1) {
    samples.push(await auditOnce(audience, address, run, throttling));
  }
  return medianSample(samples);
}
