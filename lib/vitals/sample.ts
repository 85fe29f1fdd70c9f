/** The share of page views that are measured. A publisher's site has few: a quarter still says something within weeks. */
export const measuredShare = 0.25;
