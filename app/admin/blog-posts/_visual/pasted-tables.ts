import { DOMParser, type Node } from 'prosemirror-model';
import { visualSchema } from './schema';
import { tableMarkdown } from './to-markdown';

/**
 * Replaces the tables of a page by Markdown, in the element that the schema reads as source. The cells of other tables
 * become blocks.
 */
export function makeTables(page: Document): void {
  // Tables in Markdown have no captions.
  for (const caption of page.querySelectorAll('caption')) {
    caption.closest('table')?.before(wrapContent(caption));
    caption.remove();
  }
  for (const table of page.querySelectorAll('table')) {
    const rows = rowsOf(table);
    // A single row or column and nested tables are used for layout, not for data.
    if (rows.length < 2 || (rows[0]?.length ?? 0) < 2 || table.querySelector('table')) continue;
    const source = page.createElement('pre');
    source.setAttribute('data-markdown', '');
    source.textContent = tableMarkdown(rows);
    if (!table.parentElement?.closest('table')) table.replaceWith(source);
  }
  // Without a block of their own, the words of neighbouring cells would be one word.
  for (const cell of page.querySelectorAll('td, th')) cell.append(wrapContent(cell));
}

/** Moves what an element holds into a block, which is returned. */
export function wrapContent(element: Element): Element {
  const block = element.ownerDocument.createElement('div');
  block.append(...element.childNodes);
  return block;
}

/** The cells in rows of equal length, without empty rows and columns. Only the first position of a spanning cell is filled. */
function rowsOf(table: HTMLTableElement): Node[][][] {
  const rows = [...table.rows].map((): (Node[] | undefined)[] => []);
  for (const [top, { cells }] of [...table.rows].entries()) {
    for (const cell of cells) {
      const taken = rows[top] ?? [];
      // A cell that spans rows leaves holes on its left, which `indexOf` would skip.
      const free = taken.findIndex((content) => !content);
      const left = free < 0 ? taken.length : free;
      for (let row = top; row < Math.min(top + cell.rowSpan, rows.length); row += 1) {
        for (let column = left; column < left + cell.colSpan; column += 1) {
          const isOwn = row === top && column === left;
          (rows[row] ?? [])[column] = isOwn ? textOf(cell) : [];
        }
      }
    }
  }
  const used = rows.flatMap((cells) => cells.flatMap((content, at) => (content?.length ? at : [])));
  const columns = [...new Set(used)].sort((one, other) => one - other);
  const whole = rows.map((cells) => columns.map((column) => cells[column] ?? []));
  const filled = whole.filter((cells) => cells.some(({ length }) => length > 0));
  // Under a head alone the empty rows are to be filled in.
  const isForm = filled.length === 1 && filled[0] === whole[0] && table.querySelector('th');
  return isForm ? whole : filled;
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
