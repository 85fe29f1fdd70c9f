/** Limits far above any real text. A text beyond them would block the process or exhaust its memory. */
const most = { cells: 20_000, work: 20_000_000, containers: 50, underlines: 1_000 };

/** Quotes, lists and notes nested in a line, or indented this far: the parser's time grows with the cube of their number. */
const deep = new RegExp(
  String.raw`^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^(?:\\.|[^\]\\])*\]:)){${most.containers + 1}}` +
    String.raw`|^[ \t>]{${3 * most.containers},}(?:[-*+]|\d{1,9}[.)])[ \t]`,
);
const marks = /[*_~[\]\x60!<&\\]/g;
/** What would be HTML up to its end, which is looked for in the rest of the paragraph. */
const unclosed = /<[!?]/g;
/** Starts a new paragraph; indented further, or with another number, it may continue the one above. */
const item = /^ {0,3}(?:[-*+]|1[.)])[ \t]+\S/;
/** Makes a heading of the line above; the parser's time grows with the square of their number. */
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const ruleOfTable = /^[ \t\u00a0>]*[|:–—-][ \t\u00a0|:–—-]*$/;

/**
 * Whether parsing a text would take too much time or memory, estimated from its lines in one pass. A table is padded to
 * the number of columns of its head in every row, and all emphasis marks of a paragraph are compared with each other.
 */
export function isCostly(markdown: string): boolean {
  let [cells, work, underlines] = [0, 0, 0];
  let block = { lines: 0, columns: 0, marks: 0, unclosed: 0, length: 0 };
  for (const line of [...markdown.split(/\r\n?|\n/), '']) {
    if (deep.test(line)) return true;
    if (item.test(line)) {
      work += block.marks ** 2;
      block.marks = 0;
    }
    if (line.trim() === '') {
      cells += block.lines * block.columns;
      work += block.marks ** 2 + block.unclosed * block.length;
      block = { lines: 0, columns: 0, marks: 0, unclosed: 0, length: 0 };
      continue;
    }
    if (block.lines > 0 && underline.test(line)) underlines += 1;
    block.lines += 1;
    block.marks += count(line, marks);
    block.unclosed += count(line, unclosed);
    block.length += line.length;
    if (ruleOfTable.test(line)) block.columns = Math.max(block.columns, count(line, /\|/g) + 1);
  }
  return cells > most.cells || work > most.work || underlines > most.underlines;
}

const count = (line: string, sign: RegExp) => line.match(sign)?.length ?? 0;
