/** Spanish Excel separates by semicolons; the mark at the beginning tells it that the file is UTF-8. */
const separator = ';';
export const byteOrderMark = '\uFEFF';

/** A spreadsheet takes a cell that begins like this for a formula, also behind spaces and in wide characters. */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r\n|%＝＋－＠]/u;

/** One cell: never a formula, whatever a visitor wrote into it, and quoted where it must be. */
export function csvCell(value: string | null): string {
  const text = (value ?? '').replaceAll('\0', '');
  const neutral = formula.test(text) ? `'${text}` : text;
  return /[";,\r\n]|^\s|\s$/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
}

/** One line, with the line end that the standard wants (RFC 4180). */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map(csvCell).join(separator)}\r\n`;
