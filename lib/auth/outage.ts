/**
 * Whether auth-js received no usable response of the identity service: none, a 5xx, or a body that is not its JSON (a
 * proxy's error page). An outage says nothing about the session or the password.
 */
export const isOutage = (error: { name: string } | null): boolean =>
  error?.name === 'AuthRetryableFetchError' || error?.name === 'AuthUnknownError';
