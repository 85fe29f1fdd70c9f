const format = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

/** A whole number as the sentences write it, «2.000»: Spanish would leave four digits ungrouped. */
export const grouped = (number: number): string => format.format(number);
