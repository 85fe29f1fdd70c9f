import { DOMParser, type Node } from 'prosemirror-model';
import { visualSchema } from '@/app/admin/blog-posts/_visual/schema';
import { tableMarkdown } from '@/app/admin/blog-posts/_visual/table';

/** Replaces the tables of a page by Markdown, in the element that the schema reads as source. */
export function makeTables(page: Document): void {
  for (const table of page.querySelectorAll('table')) {
    const rows = rowsOf(table);
    // A single row or column and nested tables are used for layout, not for data.
    if (rows.length < 2 || (rows[0]?.length ?? 0) < 2 || table.querySelector('table')) continue;
    const source = page.createElement('pre');
    source.setAttribute('data-markdown', '');
    source.textContent = tableMarkdown(rows);
    if (!table.parentElement?.closest('table')) table.replaceWith(source);
  }
}

/** The cells in rows of equal length. Only the first position of a spanning cell has its content. */
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

function textOf(cell: Element): Node[] {
  const blocks: Node[] = [];
  DOMParser.fromSchema(visualSchema)
    .parse(cell)
    .descendants((node) => {
      if (node.isTextblock && node.textContent.trim()) blocks.push(node);
    });
  return blocks;
}
