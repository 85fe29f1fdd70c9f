import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { openMarkdown } from '@/lib/markdown/visual/document';
import { nodeType, visualSchema } from '@/lib/markdown/visual/schema';
import { isTable } from '@/lib/markdown/visual/table';

/** With `plain` (paste without formatting) the text is not read as Markdown. */
export function readPastedText(text: string, plain: boolean, marks: readonly Mark[]): Slice {
  const unix = text.replace(/\r\n?/g, '\n').replace(/^\n+|\n+$/g, '');
  const nodes = plain ? null : markdownNodes(unix);
  return new Slice(Fragment.from(nodes ?? paragraphs(unix, marks)), 0, 0);
}

/** An empty line ends a paragraph; a single line end becomes a line break. */
function paragraphs(text: string, marks: readonly Mark[]): Node[] {
  return text.split(/\n(?:[ \t]*\n)+/).map((lines) =>
    nodeType('paragraph').create(
      null,
      lines
        .split('\n')
        .flatMap((line, index) => [
          ...(index > 0 ? [nodeType('hard_break').create()] : []),
          ...(line ? [visualSchema.text(line, marks)] : []),
        ]),
    ),
  );
}

/** The blocks of a text that contains Markdown syntax; null for any other text. */
function markdownNodes(text: string): Node[] | null {
  const { doc } = openMarkdown(text);
  const hasFence = /^ {0,3}(`{3}|~{3})/m.test(text);
  if (!doc.children.some((node) => isSign(node, hasFence))) return null;
  // `origin` refers to a block of the pasted text, not to one of the edited text.
  return doc.children.map((node) =>
    node.type.create({ ...node.attrs, origin: null }, node.content, node.marks),
  );
}

/** Whether a block comes from Markdown syntax. Indentation alone makes no code block here, and HTML does not count. */
function isSign(node: Node, hasFence: boolean): boolean {
  switch (node.type.name) {
    case 'paragraph':
      return node.children.some(({ marks }) => marks.length > 0);
    case 'code_block':
      return hasFence;
    case 'raw':
      return isTable(String(node.attrs['value']));
    default:
      return true;
  }
}
