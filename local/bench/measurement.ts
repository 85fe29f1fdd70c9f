import type { Sample } from './sample.ts';

/** Bytes. */
export type Weights = { script: number; html: number; htmlGzipped: number };

/** What is known about one page. */
export type Measurement = { path: string; weights: Weights; sample: Sample };
