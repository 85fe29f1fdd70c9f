import { StorageApiError } from '@supabase/supabase-js';

export const errorCodes = {
  /** PostgREST: the range begins after the last row. */
  pastTheEnd: 'PGRST103',
  uniqueViolation: '23505',
  restrictViolation: '23001',
  checkViolation: '23514',
  noDataFound: 'P0002',
  foreignKeyViolation: '23503',
} as const;

/**
 * Whether the storage says that a file is not there. The hosted one returns 400 with 404 in the body, newer versions name
 * the error; a missing bucket is a configuration error.
 */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof StorageApiError &&
  error.code !== 'NoSuchBucket' &&
  (error.code === 'NoSuchKey' || error.status === 404 || error.statusCode === '404');
