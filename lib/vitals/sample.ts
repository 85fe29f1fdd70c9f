/**
 * The share of page views that are measured. The site has few visitors, so a quarter is needed for a result within
 * weeks.
 */
export const measuredShare = 0.25;
