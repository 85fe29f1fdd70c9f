import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from '@/lib/http/path-of';
import { plainPage } from '@/lib/http/plain-page';
import { securityHeaders } from '@/lib/security/headers';
import texts from '@/messages/es/refused-bodies.json';

/** So much of a refused body is still read and thrown away, since browsers hear an answer only after their last byte. */
const mostDrained = 256 * 1024 * 1024;

/** 413: says what the limits are, and where the form is. */
export function answerTooLarge(request: IncomingMessage, response: ServerResponse): void {
  const { title, text, back } = texts.tooLarge;
  const page = plainPage(413, { title, text, back: { href: pathOf(request), label: back } });
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  void write(request, response, page, length <= mostDrained);
}

/** 503: too many are sending; nothing was read, so trying again costs nothing. */
export function answerBusy(request: IncomingMessage, response: ServerResponse): void {
  const { title, text, back } = texts.busy;
  const page = plainPage(
    503,
    { title, text, back: { href: pathOf(request), label: back } },
    { 'retry-after': '60' },
  );
  void write(request, response, page, true);
}

async function write(
  request: IncomingMessage,
  response: ServerResponse,
  page: Response,
  drain: boolean,
): Promise<void> {
  if (response.headersSent || response.destroyed) return;
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  for (const [key, value] of page.headers) response.setHeader(key, value);
  if (!drain) {
    response.setHeader('connection', 'close');
    response.once('finish', () => request.destroy());
  }
  response.writeHead(page.status);
  // On a connection that stays open, Node reads what is left of the body and forgets it.
  response.end(await page.text());
}
