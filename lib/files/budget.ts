import type { FileNotice, FileRefusal } from '@/lib/files/rules';

/** The remaining budget for inspecting files: archive parts, object streams and their inflated bytes. */
export type Budget = { entries: number; inflated: number };

/** The budget of one request. A long illustrated novel has hundreds of parts and inflates to twenty megabytes. */
export const requestBudget = (): Budget => ({ entries: 4000, inflated: 96 * 1024 * 1024 });

/** The most pixels that a picture is decoded with: a file of a few kilobytes may decompress to gigabytes. */
export const maxPixels = 60_000_000;

/** Whether a file exceeded the budget. That file was refused, and the remaining files cannot be inspected. */
export const isSpent = ({ entries, inflated }: Budget): boolean => entries < 0 || inflated < 0;

/** The inspection of one file: what it may still use of the request's budget, and what staff will be told. */
export type Inspection = { budget: Budget; notices: Set<FileNotice> };

/** Uses up the budget; refuses the file that exceeds it. */
export function spend(budget: Budget, { entries = 0, inflated = 0 }: Partial<Budget>): void {
  budget.entries -= entries;
  budget.inflated -= inflated;
  if (isSpent(budget)) refuse('bomb');
}

/** The end of an inspection, with the reason for the author. */
export class Refused extends Error {
  readonly refusal: FileRefusal;
  constructor(refusal: FileRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Ends the inspection. */
export function refuse(refusal: FileRefusal): never {
  throw new Refused(refusal);
}
