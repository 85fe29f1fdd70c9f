import { describe, expect, it } from 'vitest';
import { areaNames } from '@/lib/form-areas';
import { messages } from '@/messages/es';
import {
  fillIn,
  fillInLine,
  letterNames,
  lettersOf,
  openPlaceholder,
  placeholdersOf,
  unknownPlaceholder,
} from './letters';

describe('placeholders', () => {
  const values = { nombre: 'Zoraida', obra: 'Agua {nombre} $& {x}' };

  it('are shortened in a line that would be too long', () => {
    const long = { obra: 'La acequia '.repeat(18).trim(), referencia: 'PE-1' };
    const line = fillInLine('Sobre «{obra}» ({referencia})', long, 200);
    expect(line).toMatch(/^Sobre «La acequia .+…» \(PE-1\)$/);
    expect(line.length).toBeLessThanOrEqual(200);
    expect(fillInLine('«{obra}»', values, 200)).toBe(`«${values.obra}»`);
    const families = fillInLine('«{obra}»', { obra: '👩‍👧'.repeat(80) }, 200);
    expect(families).toMatch(/^«(👩‍👧)+…»$/u);
  });

  it('are filled in one pass, whatever the values contain', () => {
    expect(fillIn('{nombre}: «{obra}», {otro} {toString}', values)).toBe(
      'Zoraida: «Agua {nombre} $& {x}», {otro} {toString}',
    );
  });

  it('take the inner quotation marks where the letter quotes them', () => {
    const titled = { obra: '«Sur» y {otros} cuentos' };
    const letter = fillIn('Sobre «{obra}»: {obra}', titled);
    expect(letter).toBe('Sobre «“Sur” y {otros} cuentos»: «Sur» y {otros} cuentos');
    expect(openPlaceholder(letter, titled)).toBeNull();
  });

  it.each([
    ['Hola, {nombre}', null],
    ['Hola, {Nombre}', '{Nombre}'],
    ['Hola, {}', '{}'],
    ['Hola, {nombre} y { nombre }', '{ nombre }'],
    ['llaves } sueltas {', null],
  ])('unknown in «%s»: %s', (text, found) => {
    expect(unknownPlaceholder(text, ['nombre'])).toBe(found);
  });

  it('still open in a finished letter are found, braces of a title are not', () => {
    expect(openPlaceholder(fillIn('«{obra}» de {nombre}', values), values)).toBeNull();
    expect(openPlaceholder('«Agua» de {nombre}', values)).toBe('{nombre}');
  });
});

it.each(letterNames)('the original text of the letter %s uses only known placeholders', (name) => {
  const { subject, body } = messages.review.letters[name];
  expect(unknownPlaceholder(subject + body, placeholdersOf(name))).toBeNull();
});

it.each(areaNames)('there are letters for %s', (area) => expect(lettersOf(area)).not.toEqual([]));
