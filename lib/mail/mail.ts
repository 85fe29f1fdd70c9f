import { colors } from '@/lib/colors.gen';
import { site } from '@/lib/site';
import { escapeHtml } from '@/lib/text/text';

export type Paragraph = string | { label: string; href: string };

export type Mail = {
  to: string;
  replyTo: string;
  subject: string;
  paragraphs: readonly Paragraph[];
  /** Small print below a rule. */
  footer: readonly string[];
};

/** The mail as plain text; each address is on a separate line, so that every mail program recognises it. */
export function asText({ paragraphs, footer }: Mail): string {
  const lines = paragraphs.map((part) =>
    typeof part === 'string' ? part : `${part.label}:\n${part.href}`,
  );
  return `${[...lines, ['-- ', ...footer].join('\n')].join('\n\n')}\n`;
}

/** The mail as simple HTML: no pictures, no remote content, no tracking. */
export function asHtml({ subject, paragraphs, footer }: Mail): string {
  const parts = paragraphs.map((part) =>
    typeof part === 'string'
      ? `<p dir="auto">${part.split('\n').map(lineAsHtml).join('<br>')}</p>`
      : `<p dir="auto">${linkAsHtml(part)}</p>`,
  );
  const small = footer.map((line) => `<p>${escapeHtml(line)}</p>`);
  return `<!DOCTYPE html>
<html lang="es">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${colors.paper};color:${colors.ink};font:17px/1.6 Georgia,serif;overflow-wrap:break-word">
<div style="max-width:34em;margin:0 auto;padding:2em 1.5em">
<p style="margin:0 0 2em;color:${colors.pomegranate};font-size:20px">${escapeHtml(site.name)}</p>
${parts.join('\n')}
<div style="margin-top:2em;border-top:1px solid ${colors.ink};font:14px/1.5 sans-serif">
${small.join('\n')}
</div>
</div>
</body>
</html>
`;
}

// Some programs do not link an address within HTML by themselves.
const lineAsHtml = (line: string) =>
  /^https?:\/\/\S+$/.test(line) ? linkAsHtml({ label: line, href: line }) : escapeHtml(line);

const linkAsHtml = ({ label, href }: { label: string; href: string }) =>
  `<a href="${escapeHtml(href)}" style="color:${colors.pomegranate};font-weight:600">${escapeHtml(label)}</a>`;

/**
 * A form can be submitted with another person's address, which turns its mail into spam. Text from a form is therefore
 * repeated in a mail only when it cannot carry a message: one short line without web or mail addresses and without a
 * number that can be called.
 */
const address = /:\/\/|www\.|[@＠]|[\p{L}\p{M}\p{N}][.．。｡][\p{L}\p{M}]{2}/iu;
/** Nine digits, whatever signs are between them, that do not begin as «1936-1939» does. */
const telephone =
  /(?<!\p{Nd})(?!(?:1\d|20)\d\d\P{Nd}{1,3}(?:1\d|20)\d\d(?!\p{Nd}))\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){8}/u;

/** The visitor's text if it is safe to repeat, otherwise null. */
export function sanitizeLine(words: string | null, max: number): string | null {
  const line = words?.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim() ?? '';
  const isMessage = address.test(line) || telephone.test(line);
  return line === '' || [...line].length > max || isMessage ? null : line;
}

/** A name for the greeting: letters, spaces, dots (also Gal·la), and every apostrophe and hyphen that keyboards type. */
export function sanitizeName(words: string | null): string | null {
  const name = sanitizeLine(words, 60);
  return name && /^[\p{L}\p{M}][\p{L}\p{M}\p{Pd} .·'‘’´`]*$/u.test(name) ? name : null;
}
