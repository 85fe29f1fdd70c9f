/** How Postgres and PostgREST name what they refuse: the codes that mean something to us. */
export const errorCodes = {
  /** A text that is no identifier, in the place of one. */
  malformed: '22P02',
  /** PostgREST: a counted range begins after the last row. */
  pastTheEnd: 'PGRST103',
  uniqueViolation: '23505',
  restrictViolation: '23001',
  checkViolation: '23514',
  foreignKeyViolation: '23503',
} as const;
