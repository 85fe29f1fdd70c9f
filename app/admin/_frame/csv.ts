/** Spanish Excel uses semicolons; the byte order mark tells it that the file is UTF-8. */
const separator = ';';
export const byteOrderMark = '\uFEFF';

/** Spreadsheets evaluate a cell that begins like this as a formula, even after spaces and with fullwidth characters. */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r\n|%＝＋－＠]/u;

const month =
  '(ene(ro)?|feb(rero)?|mar(zo)?|abr(il)?|mayo?|jun(io)?|jul(io)?|ago(sto)?|sept?(iembre)?|oct(ubre)?|nov(iembre)?|dic(iembre)?)[.]?';

/** What spreadsheets replace by another number, an hour, a date or a truth value: a telephone, «1.984», «Mayo 68», «Falso». */
const replaced = new RegExp(
  String.raw`^\s*(0\d+|\d{16,}|\(?\d{1,3}(\.\d{3})+(,\d+)?\)?|\(\d+(,\d+)?\)|\d+-|\d+([.,]\d+)?e[+-]?\d+|\d\d?(:\d\d?){1,2}|\d{1,4}([/-]\d{1,4}){1,2}|(\d\d?[ -])?${month}[ -]\d{1,4}|\d\d?[ -]${month}|verdadero|falso|true|false)\s*$`,
  'i',
);

/** Writes one cell: with an apostrophe so that no spreadsheet evaluates or replaces it, and quoted where necessary. */
export function csvCell(value: string | null): string {
  const text = (value ?? '').replaceAll('\0', '');
  const neutral = formula.test(text) || replaced.test(text) ? `'${text}` : text;
  return /[";,\t\r\n]|^\s|\s$/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
}

/** Writes one line with the line ending of RFC 4180. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map(csvCell).join(separator)}\r\n`;
