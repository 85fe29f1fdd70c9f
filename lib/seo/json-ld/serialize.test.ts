import { describe, expect, it } from 'vitest';
import { serializeJsonLd } from './site';

const hostile = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '&lt;/script&gt;',
  '\u2028\u2029',
  '"}; alert(1); //',
  "';alert(1);'",
  '\\u003c/script>',
  '</SCRIPT/><svg onload=alert(1)>',
];

describe('serializeJsonLd', () => {
  it.each(hostile)('escapes %j', (title) => {
    const text = serializeJsonLd({
      '@context': 'https://schema.org',
      '@type': 'Book',
      name: title,
    });
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text).name).toBe(title);
  });
});
