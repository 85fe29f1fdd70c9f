export const errorCodes = {
  /** Postgres: malformed value, such as a text in the place of an identifier. */
  malformed: '22P02',
  /** PostgREST: the range begins after the last row. */
  pastTheEnd: 'PGRST103',
  uniqueViolation: '23505',
  restrictViolation: '23001',
  checkViolation: '23514',
  foreignKeyViolation: '23503',
} as const;
