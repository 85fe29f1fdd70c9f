import type { Instrumentation } from 'next';
import { log } from './log.ts';

/**
 * Logs what Next could not handle, with the digest that an error page shows ("Referencia") beside the identifier of the
 * request, so that either finds the line. The route is named by its pattern: the path holds slugs, tokens and search words.
 */
export const reportError: Instrumentation.onRequestError = (error, { method }, context) => {
  const { routePath, routeType } = context;
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  log.error('Request failed', error, { digest, method, route: routePath, type: routeType });
};
