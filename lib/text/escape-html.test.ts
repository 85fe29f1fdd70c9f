import { expect, it } from 'vitest';
import { escapeHtml } from '@/lib/text/text';

it('escapes text between tags and within attributes', () => {
  expect(escapeHtml('<a href="x">Ñ & \'co\'</a>')).toBe(
    "&lt;a href=&quot;x&quot;&gt;Ñ &amp; 'co'&lt;/a&gt;",
  );
  expect(escapeHtml('&lt;')).toBe('&amp;lt;');
});
