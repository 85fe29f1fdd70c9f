import type { PhrasingContent, TableRow } from 'mdast';
import type { Node } from 'prosemirror-model';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { phrasing } from '@/app/admin/blog-posts/_visual/phrasing';

const printer = unified().use(remarkGfm).use(remarkStringify).freeze();

/** Prints a table as Markdown. `rows` contains the text blocks of each cell; the first row is the head. */
export function tableMarkdown(rows: readonly (readonly (readonly Node[])[])[]): string {
  const children = rows.map(
    (cells): TableRow => ({
      type: 'tableRow',
      children: cells.map((blocks) => ({ type: 'tableCell', children: oneLine(blocks) })),
    }),
  );
  return printer
    .stringify({ type: 'root', children: [{ type: 'table', align: null, children }] })
    .trimEnd();
}

/** A cell is a single line in Markdown. */
function oneLine(blocks: readonly Node[]): PhrasingContent[] {
  return blocks
    .map((block) => phrasing(block, { oneLine: true }))
    .filter((content) => content.length > 0)
    .flatMap((content, index) => [
      ...(index > 0 ? [{ type: 'text' as const, value: ' ' }] : []),
      ...content,
    ]);
}

/** Whether a source begins with a table: a line of cells, then the line that separates the head. */
export function isTable(source: string): boolean {
  const [head = '', rule = ''] = source.split('\n', 2);
  const hasRule = rule.includes('-') && /^[ \t|:-]+$/.test(rule);
  return hasRule && head.includes('|') && rule.includes('|');
}
