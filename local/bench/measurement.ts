import type { Sample } from './sample.ts';

/** Bytes. */
export type Weights = { script: number; html: number; htmlGzipped: number };

/** What is known about one page. */
export type Measurement = {
  path: string;
  weights: Weights;
  /** Under real throttling. */
  sample: Sample;
  /** What Lighthouse's simulation says of the same page. */
  simulated: Sample;
};
