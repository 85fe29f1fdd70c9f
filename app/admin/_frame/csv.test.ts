import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './staff-get';

describe('CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+34 958 000 000', "'+34 958 000 000"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['  =1', "'  =1"],
    ['\u200B=1', "'\u200B=1"],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
    ['\r=1', '"\'\r=1"'],
  ])('%j gets an apostrophe, because it would be a formula', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it.each([
    ['La acequia', 'La acequia'],
    ['«Agua»; y tierra', '"«Agua»; y tierra"'],
    ['dice "sí"', '"dice ""sí"""'],
    ['dos\nlíneas', '"dos\nlíneas"'],
    [null, ''],
    ['a=b', 'a=b'],
    ['nulo\0', 'nulo'],
  ])('%j gets no apostrophe', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it('ends lines with CRLF', () => {
    expect(csvLine(['a', null, 'ñ'])).toBe('a;;ñ\r\n');
  });
});
