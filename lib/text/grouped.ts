const format = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

/** A whole number with a thousands separator, «2.000»: by default Spanish leaves four digits ungrouped. */
export const grouped = (number: number): string => format.format(number);
