/** The remaining budget for inspecting files: archive parts, object streams and their inflated bytes. */
export type Budget = { entries: number; inflated: number };

/** The budget of one request. A long illustrated novel has hundreds of parts and inflates to twenty megabytes. */
export const requestBudget = (): Budget => ({ entries: 4000, inflated: 96 * 1024 * 1024 });

/** The most pixels that a picture is decoded with: a file of a few kilobytes may decompress to gigabytes. */
export const maxPixels = 60_000_000;

/** Whether a file exceeded the budget. That file was refused, and the remaining files cannot be inspected. */
export const isSpent = ({ entries, inflated }: Budget): boolean => entries < 0 || inflated < 0;
