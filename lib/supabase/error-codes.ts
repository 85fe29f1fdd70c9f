/** How Postgres names what it refuses: the codes that mean something to us. */
export const errorCodes = {
  /** A text that is no identifier, in the place of one. */
  malformed: '22P02',
  uniqueViolation: '23505',
  restrictViolation: '23001',
  checkViolation: '23514',
} as const;
