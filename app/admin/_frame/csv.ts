/** Spanish Excel uses semicolons; the byte order mark tells it that the file is UTF-8. */
const separator = ';';
export const byteOrderMark = '\uFEFF';

/** Spreadsheets evaluate a cell that begins like this as a formula, even after spaces and with fullwidth characters. */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r\n|%＝＋－＠]/u;

/** Writes one cell: escaped so that no spreadsheet evaluates it as a formula, and quoted where necessary. */
export function csvCell(value: string | null): string {
  const text = (value ?? '').replaceAll('\0', '');
  const neutral = formula.test(text) ? `'${text}` : text;
  return /[";,\r\n]|^\s|\s$/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
}

/** Writes one line with the line ending of RFC 4180. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map(csvCell).join(separator)}\r\n`;
