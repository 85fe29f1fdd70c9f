import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from '@/lib/http/path-of';
import { explained, plainPage } from '@/lib/http/plain-page';
import { securityHeaders } from '@/lib/security/headers';
import texts from '@/messages/es/error.json';

/**
 * Where a page breaks, Next answers 5xx with an empty document that only its scripts can fill. Whoever asked for a
 * document gets a page that can be read without them instead. Pages of our own, which know better what went wrong,
 * pass; so does the back-office, whose scripts say what could not be loaded.
 */
export function makeErrorsReadable(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['rsc'] !== undefined || pathOf(request).startsWith('/admin')) return;
  const { writeHead, write, end, flushHeaders } = response;
  let isReplaced: boolean | undefined;

  /** Next sets status and headers first; then any of these four comes, and some call each other: decided once. */
  const replaces = () => {
    isReplaced ??= isForeignDocument(response) && response.statusCode >= 500;
    return isReplaced;
  };
  response.writeHead = function (this: ServerResponse, ...given: unknown[]) {
    const [status] = given;
    if (typeof status === 'number') response.statusCode = status;
    if (replaces()) return response;
    return Reflect.apply(writeHead, response, given);
  };
  response.flushHeaders = () => {
    if (!replaces()) Reflect.apply(flushHeaders, response, []);
  };
  response.write = (...given: unknown[]) => replaces() || Reflect.apply(write, response, given);
  response.end = function (this: ServerResponse, ...given: unknown[]) {
    if (!replaces()) return Reflect.apply(end, response, given);
    Object.assign(response, { writeHead, write, end, flushHeaders });
    const done = given.find((argument) => typeof argument === 'function');
    const page = errorPage(response.statusCode, pathOf(request));
    for (const name of ['content-encoding', 'content-length', 'etag', 'link']) {
      response.removeHeader(name);
    }
    for (const { key, value } of securityHeaders) response.setHeader(key, value);
    for (const [key, value] of page.headers) response.setHeader(key, value);
    response.removeHeader(explained);
    void page.text().then((html) => Reflect.apply(end, response, [html, done]));
    return response;
  };
}

function errorPage(status: number, path: string): Response {
  const { lead, write, retry, home } = texts;
  return plainPage(status, {
    title: titleOf(path),
    text: `${lead} ${write}.`,
    back: { href: path, label: retry },
    home,
  });
}

/** What could not be shown, in the words of the error catalogue where it has some (specification, §8). */
function titleOf(path: string): string {
  if (/^\/producto\/./.test(path)) return texts.book;
  return /^\/tienda(\/|$)/.test(path) ? texts.shop : texts.title;
}

/** An HTML document that is not one of ours, which are marked. */
function isForeignDocument(response: ServerResponse): boolean {
  const isOurs = response.hasHeader(explained);
  response.removeHeader(explained);
  return !isOurs && String(response.getHeader('content-type') ?? '').startsWith('text/html');
}
