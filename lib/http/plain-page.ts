import 'server-only';
import { type PlainTexts, plainPageHtml, plainPagePolicy } from '@/lib/http/plain-html';

/** A small HTML page for route handlers that refuse a form; the typed text is still one step back. */
export function plainPage(
  status: number,
  texts: PlainTexts,
  headers: Record<string, string> = {},
): Response {
  return new Response(plainPageHtml(texts), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': plainPagePolicy(texts.frame),
      ...headers,
    },
  });
}
