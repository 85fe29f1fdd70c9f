import type { Sample } from './sample.ts';
import type { SubmissionLoad } from './submissions/measure.ts';
import type { Throughput } from './throughput.ts';

/** Bytes. */
export type Weights = { script: number; html: number; htmlGzipped: number };

/** What is known about one page. */
export type Measurement = { path: string; weights: Weights; sample: Sample };

/** A whole run. */
export type Results = {
  date: Date;
  machine: string;
  runs: number;
  pages: readonly Measurement[];
  /** A sentence where it could not be measured. */
  throughput: Throughput | string;
  /** Empty where it was not measured. */
  submissions: readonly SubmissionLoad[];
};
