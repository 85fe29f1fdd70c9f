import { describe, expect, it } from 'vitest';
import { cardText, titleSize } from '@/lib/seo/social/social-image';
import { payloads } from '@/tests/fixtures/hostile';

describe('cardText', () => {
  it('keeps the characters of Spanish', () => {
    const title = '¿«Una voz» para dos tierras? ¡560 páginas —y más—!';
    expect(cardText(title, 200)).toBe(title);
    expect(cardText('canción', 200)).toBe('canción'.normalize('NFC'));
  });

  it('removes characters whose font would be downloaded', () => {
    expect(cardText('Fútbol ⚽ y 👩‍👩‍👧 日本', 200)).toBe('Fútbol y');
    for (const payload of payloads) {
      expect(cardText(payload, 200)).toMatch(/^[\u0020-\u2122→←↑↓−]*$/);
    }
  });

  it('cuts at a word and adds an ellipsis', () => {
    expect(cardText('Hay libros que se quedan quietos, y otros', 36)).toBe(
      'Hay libros que se quedan quietos…',
    );
  });
});

describe('titleSize', () => {
  it('is smaller for longer titles and for longer words', () => {
    expect(titleSize('Agua')).toBeGreaterThan(titleSize('a '.repeat(60)));
    expect(titleSize('A'.repeat(60))).toBe(34);
    expect(titleSize('')).toBe(108);
  });
});
