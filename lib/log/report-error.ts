import type { Instrumentation } from 'next';
import { log } from './log.ts';

/**
 * Logs an error that Next caught, with the digest that an error page shows ("Referencia") and the identifier of the
 * request, so that both find the line. The route is logged as its pattern, because the path contains slugs, tokens and
 * search words.
 */
export const reportError: Instrumentation.onRequestError = (error, { method }, context) => {
  const { routePath, routeType } = context;
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  log.error('Request failed', error, { digest, method, route: routePath, type: routeType });
};
