import { describe, expect, it } from 'vitest';
import { sanitizeLine, sanitizeName } from './mail';

describe('sanitizeLine', () => {
  it.each([
    'Agua de la Alhambra',
    '¿Quién? ¡Yo! (y 2)',
    'Volumen 1.5',
    'A. B. Núñez',
    'De 1936 a 1939',
    'Poemas 1936-1939, 2ª edición',
    'Crónicas 1990-2000 / 2001-2010',
    'Cartas (1939-1945, 1947)',
  ])('repeats %s', (words) => expect(sanitizeLine(words, 200)).toBe(words));

  it.each([
    'Gana dinero en https://estafa.example',
    'www.estafa',
    'entra en estafa.example ya',
    'escribe a a@b',
    'estafa。https://x',
    'entra en estafa.भारत ya',
    'entra en estafa。com',
    'Cargo de 499 €. ¿No es suyo? Llame al 910 00 00 00',
    'llame al ９１０-００００００',
    'llame al 9️⃣1️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣',
    'escribe a a＠b',
    '',
    ' \u200b ',
    'a'.repeat(201),
    null,
  ])('does not repeat %j', (words) => expect(sanitizeLine(words, 200)).toBeNull());

  it('joins lines into one', () => {
    expect(sanitizeLine('Uno\r\nBcc: a\u202e', 200)).toBe('Uno Bcc: a');
  });
});

describe('sanitizeName', () => {
  it.each([
    'Zoraida',
    "M.ª Ángeles O'Neill",
    'Jean-Luc',
    'Jean\u2011Luc',
    'Gal·la',
    'D´Ors',
    'D`Ors',
    'D‘Ors',
  ])('greets %s', (name) => expect(sanitizeName(name)).toBe(name));

  it.each(['<b>Ana</b>', 'Ana {name}', '1000 €', 'Compra: ya', '📚'])('does not greet %s', (name) =>
    expect(sanitizeName(name)).toBeNull(),
  );
});
