import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { openMarkdown } from '@/lib/markdown/visual/document';
import { nodeType, visualSchema } from '@/lib/markdown/visual/schema';
import { isTable } from '@/lib/markdown/visual/table';

/** Text from the clipboard that came without HTML. `plain`: it was asked for as it is, without being read as Markdown. */
export function readPastedText(text: string, plain: boolean, marks: readonly Mark[]): Slice {
  const unix = text.replace(/\r\n?/g, '\n').replace(/^\n+|\n+$/g, '');
  const nodes = plain ? null : markdownNodes(unix);
  return new Slice(Fragment.from(nodes ?? paragraphs(unix, marks)), 0, 0);
}

/** An empty line ends a paragraph; the end of a line within it stays one. */
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

/** The blocks of a text that has a sign of Markdown, or null. */
function markdownNodes(text: string): Node[] | null {
  const { doc } = openMarkdown(text);
  const hasFence = /^ {0,3}(`{3}|~{3})/m.test(text);
  if (!doc.children.some((node) => isSign(node, hasFence))) return null;
  // What the blocks were read from is not the source of the text they come to.
  return doc.children.map((node) =>
    node.type.create({ ...node.attrs, origin: null }, node.content, node.marks),
  );
}

/** Whether a block means more than its words. Mere indentation is no code, and HTML is no Markdown. */
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
