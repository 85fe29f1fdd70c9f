/**
 * Whether auth-js got no answer of the identity service: none at all, a 5xx, or something that is not its JSON (the page
 * of a proxy in between). An outage says nothing about the session or the password.
 */
export const isOutage = (error: { name: string } | null): boolean =>
  error?.name === 'AuthRetryableFetchError' || error?.name === 'AuthUnknownError';
