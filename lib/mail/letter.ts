import { colors } from '@/lib/colors.gen';
import { escapeHtml } from '@/lib/text/escape-html';

/** A line of text, or an address that is to be opened. */
export type Paragraph = string | { label: string; href: string };

/** One letter before it becomes mail. */
export type Letter = {
  to: string;
  replyTo: string;
  subject: string;
  paragraphs: readonly Paragraph[];
  /** Small print under a rule. */
  footer: readonly string[];
};

/** The letter as plain text; addresses stand on lines of their own, where every program finds them. */
export function asText({ paragraphs, footer }: Letter): string {
  const lines = paragraphs.map((part) =>
    typeof part === 'string' ? part : `${part.label}:\n${part.href}`,
  );
  return `${[...lines, ['-- ', ...footer].join('\n')].join('\n\n')}\n`;
}

/** The same as simple HTML: no pictures, nothing fetched, nothing that tells whether it was read. */
export function asHtml({ subject, paragraphs, footer }: Letter): string {
  const parts = paragraphs.map((part) =>
    typeof part === 'string'
      ? `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`
      : `<p><a href="${escapeHtml(part.href)}" style="color:${colors.pomegranate};font-weight:600">${escapeHtml(part.label)}</a></p>`,
  );
  const small = footer.map((line) => `<p>${escapeHtml(line)}</p>`);
  return `<!DOCTYPE html>
<html lang="es">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${colors.paper};color:${colors.ink};font:17px/1.6 Georgia,serif">
<div style="max-width:34em;margin:0 auto;padding:2em 1.5em">
${parts.join('\n')}
<div style="margin-top:2em;border-top:1px solid ${colors.ink};font:14px/1.5 sans-serif">
${small.join('\n')}
</div>
</div>
</body>
</html>
`;
}
