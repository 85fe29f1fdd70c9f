import 'server-only';
import { type PlainTexts, plainPageHtml, plainPagePolicy } from '@/lib/text/plain-page';

/**
 * A whole small page for the rare answers that no React page can give: a route handler's refusal of a browser's form.
 * What was typed is still in the page before, one step back.
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
