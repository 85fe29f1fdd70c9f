import { expect, it, onTestFinished, vi } from 'vitest';
import {
  charactersOf,
  distinctLabels,
  escapeHtml,
  foldWords,
  formatSize,
  withinQuotes,
} from './text';

it('escapes text between tags and within attributes', () => {
  expect(escapeHtml('<a href="x">Ñ & \'co\'</a>')).toBe(
    "&lt;a href=&quot;x&quot;&gt;Ñ &amp; 'co'&lt;/a&gt;",
  );
  expect(escapeHtml('&lt;')).toBe('&amp;lt;');
});

it.each([
  ['Latido', 'Latido'],
  ['«Latido»: la presentación', '“Latido”: la presentación'],
  ['«Un “eco” lejano»', '“Un ‘eco’ lejano”'],
  ["L'Alhambra", "L'Alhambra"],
])('%s becomes %s between quotation marks', (text, expected) => {
  expect(withinQuotes(text)).toBe(expected);
});

it.each([
  [0, '0\u00a0kB'],
  [1, '0,1\u00a0kB'],
  [1_048_576, '1\u00a0MB'],
])('%i bytes are %s', (bytes, size) => expect(formatSize(bytes)).toBe(size));

it('names each label once and counts characters in browsers of 2023', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('Map', Object.assign(class extends Map {}, { groupBy: undefined }));
  vi.stubGlobal('Intl', { NumberFormat: Intl.NumberFormat });
  expect(distinctLabels(['Poesía', 'Cine', 'poesia', 'cine', 'Año', 'Ano'])).toEqual([
    'Poesía',
    'Cine',
    'Año',
    'Ano',
  ]);
  expect(charactersOf('ñu😀')).toEqual(['ñ', 'u', '😀']);
});

it('keeps the Greek iota, whose accent below is a mark of the same letter', () => {
  expect(foldWords('Βίος καὶ ΙΔΕΑ, Col·legi, COL·LEGI')).toBe('βιος και ιδεα collegi collegi');
  expect(distinctLabels(['και', 'κα'])).toEqual(['και', 'κα']);
});
