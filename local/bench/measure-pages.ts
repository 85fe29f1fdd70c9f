import { type Audience, auditOnce } from './lighthouse.ts';
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
    const samples: Sample[] = [];
    for (let run = 1; run <= runs; run += 1) {
      samples.push(await auditOnce(audience, new URL(path, site), run));
    }
    const page = { path, weights, sample: medianSample(samples) };
    pages.push(page);
    console.log(formatLine(page));
    for (const audit of page.sample.lost) console.log(`    ${audit}`);
  }
  return pages;
}
