/** Whether auth-js got no usable response (none, a 5xx, a proxy's page): nothing about session or password. */
export const isOutage = (error: { name: string } | null): boolean =>
  error?.name === 'AuthRetryableFetchError' || error?.name === 'AuthUnknownError';
