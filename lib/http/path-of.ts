import 'server-only';
import type { IncomingMessage } from 'node:http';

/** The path that was asked for, fit for a link. Another host's address in disguise begins with two slashes. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  const path = url.split('?')[0] ?? '/';
  return /^\/(?![/\\])/.test(path) ? path : '/';
}
