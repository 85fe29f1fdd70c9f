import type { PhrasingContent, TableRow } from 'mdast';
import type { Node } from 'prosemirror-model';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { phrasing } from '@/lib/markdown/visual/phrasing';

const printer = unified().use(remarkGfm).use(remarkStringify).freeze();

/** A table in Markdown from the blocks of text in each of its cells, row by row. The first row is the head. */
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

/** A cell has no lines in Markdown. */
function oneLine(blocks: readonly Node[]): PhrasingContent[] {
  return blocks
    .map((block) => phrasing(block, { oneLine: true }))
    .filter((content) => content.length > 0)
    .flatMap((content, index) => [
      ...(index > 0 ? [{ type: 'text' as const, value: ' ' }] : []),
      ...content,
    ]);
}

/** Whether a piece of source begins as a table: a line of cells, and one that rules off the head. */
export function isTable(source: string): boolean {
  const [head = '', rule = ''] = source.split('\n', 2);
  const hasRule = rule.includes('-') && /^[ \t|:-]+$/.test(rule);
  return hasRule && head.includes('|') && rule.includes('|');
}
