import { expect, it } from 'vitest';
import { csvCell, csvLine } from './csv';

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
  // No formula, and what a spreadsheet would make of it is something else.
  ['0034958123456', "'0034958123456"],
  ['12345678901234567', "'12345678901234567"],
  ['1E5', "'1E5"],
  ['10:04', "'10:04"],
  ['22/11/63', "'22/11/63"],
  ['1-2', "'1-2"],
  ['Mayo 68', "'Mayo 68"],
  ['3 mar', "'3 mar"],
  ['3 sept. 2020', "'3 sept. 2020"],
  ['8:5', "'8:5"],
  ['1.984', "'1.984"],
  ['(1984)', "'(1984)"],
  ['(1.984)', "'(1.984)"],
  ['5-', "'5-"],
  ['Verdadero', "'Verdadero"],
  ['false', "'false"],
  // Neither; our own times are times there.
  ['28/11/2026 10:30', '28/11/2026 10:30'],
  ['958123456', '958123456'],
  ['0', '0'],
  ['1984', '1984'],
  ['1.5', '1.5'],
  ['50%', '50%'],
  ['Marta 5', 'Marta 5'],
  ['La acequia', 'La acequia'],
  ['«Agua»; y tierra', '"«Agua»; y tierra"'],
  // Some spreadsheets separate cells at tabs too.
  ['hola\t=1', '"hola\t=1"'],
  ['dice "sí"', '"dice ""sí"""'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  [null, ''],
  ['a=b', 'a=b'],
  ['nulo\0', 'nulo'],
])('%j is the cell %j, with an apostrophe where it would become another', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

it('lines end with CRLF', () => expect(csvLine(['a', null, 'ñ'])).toBe('a;;ñ\r\n'));
