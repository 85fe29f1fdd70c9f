import { DOMParser, type Node } from 'prosemirror-model';
import { visualSchema } from '@/lib/markdown/visual/schema';
import { tableMarkdown } from '@/lib/markdown/visual/table';

/** Makes Markdown of the tables of a page, as the element that the schema reads as source. */
export function makeTables(page: Document): void {
  for (const table of page.querySelectorAll('table')) {
    const rows = rowsOf(table);
    // One row or one column, or tables inside tables, are a way to place things.
    if (rows.length < 2 || (rows[0]?.length ?? 0) < 2 || table.querySelector('table')) continue;
    const source = page.createElement('pre');
    source.setAttribute('data-markdown', '');
    source.textContent = tableMarkdown(rows);
    if (!table.parentElement?.closest('table')) table.replaceWith(source);
  }
}

/** Rows of equal length; what a cell spans beyond its own place is empty. */
function rowsOf(table: HTMLTableElement): Node[][][] {
  const rows = [...table.rows].map((): (Node[] | undefined)[] => []);
  for (const [top, { cells }] of [...table.rows].entries()) {
    for (const cell of cells) {
      const taken = rows[top] ?? [];
      const left = taken.includes(undefined) ? taken.indexOf(undefined) : taken.length;
      for (let row = top; row < Math.min(top + cell.rowSpan, rows.length); row += 1) {
        for (let column = left; column < left + cell.colSpan; column += 1) {
          const isOwn = row === top && column === left;
          (rows[row] ?? [])[column] = isOwn ? textOf(cell) : [];
        }
      }
    }
  }
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return rows.map((cells) => Array.from({ length: width }, (_, column) => cells[column] ?? []));
}

/** The blocks of text of a cell that are not empty. */
function textOf(cell: Element): Node[] {
  const blocks: Node[] = [];
  DOMParser.fromSchema(visualSchema)
    .parse(cell)
    .descendants((node) => {
      if (node.isTextblock && node.textContent.trim()) blocks.push(node);
    });
  return blocks;
}
