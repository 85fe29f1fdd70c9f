import 'server-only';
import { type PlainTexts, plainPageHtml, plainPagePolicy } from '@/lib/text/plain-page';

/**
 * A small HTML page for the cases where React cannot render one: a route handler refuses a browser's form. The typed
 * text is still in the previous page, one step back.
 */
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
