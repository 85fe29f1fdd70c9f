/** The remaining budget for inspecting files: archive parts, object streams and their inflated bytes. */
export type Budget = { entries: number; inflated: number };

/**
 * The budget of one request, shared by all its files. A long illustrated novel has some hundred parts and inflates to
 * some twenty megabytes; the object streams of a long PDF stay below that.
 */
export const requestBudget = (): Budget => ({ entries: 4000, inflated: 96 * 1024 * 1024 });

/** Whether a file exceeded the budget. That file was refused, and the remaining files cannot be inspected. */
export const isSpent = ({ entries, inflated }: Budget): boolean => entries < 0 || inflated < 0;
