import { expect, it } from 'vitest';
import { csvCell, csvLine } from './staff-get';

it.each([
  ['=1+1', "'=1+1"],
  ['+34 958 000 000', "'+34 958 000 000"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['  =1', "'  =1"],
  ['\u200B=1', "'\u200B=1"],
  ['＝1+1', "'＝1+1"],
  ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
  ['\r=1', '"\'\r=1"'],
  // No formula.
  ['La acequia', 'La acequia'],
  ['«Agua»; y tierra', '"«Agua»; y tierra"'],
  // Some spreadsheets separate cells at tabs too.
  ['hola\t=1', '"hola\t=1"'],
  ['dice "sí"', '"dice ""sí"""'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  [null, ''],
  ['a=b', 'a=b'],
  ['nulo\0', 'nulo'],
])('%j is the cell %j, with an apostrophe where it would be a formula', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

it('lines end with CRLF', () => expect(csvLine(['a', null, 'ñ'])).toBe('a;;ñ\r\n'));
