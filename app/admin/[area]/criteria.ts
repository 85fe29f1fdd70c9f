/** The criteria that a reader marks from 1 to 5; the names are columns of `submission_reviews`. */
export const criteria = ['originalidad', 'estilo', 'estructura', 'interes', 'catalogo'] as const;

export type Criterion = (typeof criteria)[number];

export const marks = [1, 2, 3, 4, 5] as const;

/** Null for a criterion without a mark. */
export type Marks = Record<Criterion, number | null>;

/** The mean of all marks of these reviews, to one decimal; null without any. */
export function meanMark(...given: Marks[]): number | null {
  const values = given.flatMap((review) =>
    criteria.flatMap((criterion) => review[criterion] ?? []),
  );
  if (values.length === 0) return null;
  return Math.round((10 * values.reduce((sum, mark) => sum + mark, 0)) / values.length) / 10;
}
