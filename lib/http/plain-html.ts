import error from '../../messages/es/error.json' with { type: 'json' };
import proxy from '../../messages/es/proxy.json' with { type: 'json' };
import { colors } from '../colors.gen.ts';
import { fileMegabytes, requestMegabytes } from '../form-areas.ts';
import { escapeHtml } from '../text/text.ts';

export type PlainTexts = {
  title: string;
  text: string;
  /** The problems to correct, one per line. */
  points?: readonly string[];
  back: { href: string; label: string };
  /** The label of the link to the home page; without it there is no link. */
  home?: string | undefined;
  /** The label of a reference and its value as HTML, which is not escaped, because nginx fills it in. */
  reference?: { label: string; html: string } | undefined;
  /** A file of this site that the browser downloads. */
  frame?: string | undefined;
};

/** The content security policy of a plain page, without any scripts. */
export const plainPagePolicy = (frame?: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'${frame ? "; frame-src 'self'" : ''}`;

/** Renders a small HTML document without scripts; every text is escaped. */
export function plainPageHtml(texts: PlainTexts): string {
  const { title, text, points = [], back, home, reference, frame } = texts;
  const items = points.map((point) => `<li>${escapeHtml(point)}</li>`).join('\n');
  const start = home && ` · <a href="/">${escapeHtml(home)}</a>`;
  const saved = frame && `\n<iframe src="${escapeHtml(frame)}" hidden></iframe>`;
  const found =
    reference &&
    `\n<p><small>${escapeHtml(reference.label)} <code>${reference.html}</code></small></p>`;
  const list = items && `\n<ul>\n${items}\n</ul>`;
  return `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Grupo Dauro</title>
<style>
body { margin: 0; background: ${colors.paper}; color: ${colors.ink}; font: 1.125rem/1.6 system-ui, sans-serif; }
body { border-top: 6px solid ${colors.pomegranate}; min-height: calc(100vh - 6px); }
header, main { padding-inline: clamp(1.25rem, 5vw, 5rem); }
header { padding-block: 1.5rem; font: 1.25rem/1 Georgia, serif; }
header a { color: inherit; text-decoration: none; }
main { max-width: 38rem; padding-block: 9vh; }
h1 { margin: 0 0 1.5rem; font: clamp(2.25rem, 1.6rem + 3vw, 4rem)/1.04 Georgia, serif; }
h1 { letter-spacing: -0.02em; text-wrap: balance; overflow-wrap: break-word; }
p { text-wrap: pretty; }
ul { padding-left: 1.25em; font-weight: 600; }
a { color: ${colors.pomegranate}; text-underline-offset: 0.25em; }
main > p:has(> a) { margin-top: 2rem; font-weight: 600; }
@media (width < 64rem) {
  body { background: ${colors.paper} url(/images/walls/thanks.svg) right top 4.5rem / auto 6.5rem no-repeat; }
  main { padding-block: 9rem 4rem; }
}
@media (width >= 64rem) {
  body { background: ${colors.paper} url(/images/walls/margin.svg) right top / 24vw auto no-repeat; }
}
</style>
</head>
<body>
<header><a href="/">Grupo Dauro</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>${list}
<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a>${start ?? ''}</p>${found ?? ''}${saved ?? ''}
</main>
</body>
</html>`;
}

/** Pages for requests that no page receives. The middleware answers with them, and nginx in front of it. */
export const refusals = {
  badRequest: { ...proxy.badRequest, back: { href: '/', label: error.home } },
  tooLarge: {
    ...proxy.tooLarge,
    text: proxy.tooLarge.text
      .replace('{size}', String(requestMegabytes))
      .replace('{fileSize}', String(fileMegabytes)),
    // Browsers resolve an empty reference to the current address.
    back: { href: '', label: proxy.tooLarge.back },
  },
} satisfies Record<string, PlainTexts>;

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
