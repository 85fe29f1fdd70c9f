import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '@/tests/setup/cpu-time';
import { asciiDigits, cleanLine, cleanText, maxTermLength, searchTerm } from './clean';

describe('cleanLine', () => {
  it.each([
    ['zero width', 'Ana\u200b M\u200car\u200dí\u2060a\ufeff', 'Ana María'],
    ['soft hyphens', 'Pala\u00adbras', 'Palabras'],
    ['direction marks', 'Ana \u202eoiraterces\u202c\u2066x\u2069\u061c\u200f', 'Ana oiratercesx'],
    ['fillers', '\u3164Ana\u115f\u1160\uffa0\u034f', 'Ana'],
    ['tags and annotations', 'Ana\u{e0041}\u{e0001}\ufff9\ufffc', 'Ana'],
    ['variation selectors', 'A\ufe0fna\u{e0100}', 'Ana'],
    ['kinds of blanks', '\u00a0Ana\u2003\u3000María\u2800\u1680\u{1d159}', 'Ana María'],
    ['line ends', 'Ana\vMaría\fde\u2028la\u2029O\u0085y\r\nz', 'Ana María de la O y z'],
    ['hyphens of word processors', 'Granada\u001eAlme\u001fría', 'Granada-Almería'],
    ['an accent behind a zero width', 'e\u200b\u0301', 'é'],
    ['everything, if nothing else is there', '\u200b\u3164\u2800\ufe0f\u{e0041}\u200d', ''],
  ])('removes %s', (_kind, typed, clean) => expect(cleanLine(typed)).toBe(clean));

  it.each([
    '👩‍👩‍👧‍👦 🏳️‍🌈 👩🏽‍💻 ❤️ 1️⃣',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'می\u200cخواهم',
    'क्\u200dष',
    '葛\u{e0100}城',
  ])('keeps %j', (typed) => expect(cleanLine(typed)).toBe(typed));
});

describe('cleanText', () => {
  it('writes every line end as a line feed', () => {
    expect(cleanText('a\vb\fc\r\nd\re\u0085f\u2028g\u2029h\n\n\ti')).toBe(
      'a\nb\nc\nd\ne\nf\ng\nh\n\n\ti',
    );
  });

  it('leaves out the private marks of a program, and joins what a PDF file divides', () => {
    const copied =
      'Nació\ue200cite\ue202turn0search1\ue201 en Vaque\u00ad\r\nros \ue907\n\uf0b7 Uno \uf8ff';
    expect(cleanText(copied)).toBe('Nació en Vaqueros \n• Uno \uf8ff');
    expect(cleanText('uno\u00ad\n\ndos\u00ad\n- tres')).toBe('uno\n\ndos\n- tres');
  });

  it('cleans a long text of nothing else in linear time', () => {
    const text = `\u{1f3f4}${'\u{e0061}'.repeat(500_000)}${'\u200c'.repeat(500_000)}`;
    expect(cpuTimeOf(() => expect(cleanText(text)).toBe('\u{1f3f4}'))).toBeLessThan(2000);
    const open = '\ue200'.repeat(500_000);
    expect(cpuTimeOf(() => expect(cleanText(open)).toBe(open))).toBeLessThan(2000);
  });
});

it('reads the digits of every script', () => {
  expect(asciiDigits('＋３４ ٩٥٨ ۹۵۸ ९५८ 𝟗𝟓𝟖 ᪉᪐ n.º 2')).toBe('+34 958 958 958 958 90 n.º 2');
});

describe('searchTerm', () => {
  it.each([
    [undefined, ''],
    [['uno', 'dos'], 'uno'],
    [[], ''],
    ['  la   voz\n', 'la voz'],
    ['a\u0000b\u0007', 'ab'],
    ['\ud800', '\ufffd'],
    ['  \t ', ''],
    [' mailto:ana@x.example', 'ana@x.example'],
    ['tel:+34958123456', '+34958123456'],
  ])('%j is %j', (given, expected) => expect(searchTerm(given)).toBe(expected));

  it('cuts between characters, not within them', () => {
    const term = searchTerm('📚'.repeat(500));
    expect([...term]).toHaveLength(maxTermLength);
    expect(term.isWellFormed()).toBe(true);
  });

  it('takes no work for a term of many accents', () => {
    const work = cpuTimeOf(() =>
      expect(searchTerm(`a${'\u0301\u0323'.repeat(50_000)}b`)).toHaveLength(31),
    );
    expect(work).toBeLessThan(1_000);
  });
});
