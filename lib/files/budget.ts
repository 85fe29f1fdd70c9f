/** What looking through files may still cost: parts of archives and object streams, and bytes that come out of them. */
export type Budget = { entries: number; inflated: number };

/**
 * The budget of one request, shared by all its files. A long illustrated novel has some hundred parts and inflates to
 * some twenty megabytes; the object streams of a long PDF stay below that.
 */
export const requestBudget = (): Budget => ({ entries: 4000, inflated: 96 * 1024 * 1024 });

/** Whether a file took more than there was; it was refused, and nothing more can be said of those after it. */
export const isSpent = ({ entries, inflated }: Budget): boolean => entries < 0 || inflated < 0;
