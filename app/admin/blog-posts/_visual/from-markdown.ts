import type { Image, List, ListItem, PhrasingContent, RootContent } from 'mdast';
import type { Mark, Node } from 'prosemirror-model';
import { isImageAddress, isLinkAddress } from '@/lib/markdown/addresses';
import { type MarkName, markType, nodeType, visualSchema } from './schema';

/** Quotes and lists nested deeper are edited as source. */
const deepest = 12;

class UnsupportedError extends Error {}

/** Converts a block of Markdown to a node of the visual editor; null when the editor cannot show it. */
export function toNode(content: RootContent, origin: number | null, source: string): Node | null {
  try {
    return block(content, { origin, source, depth: 0 });
  } catch (error) {
    if (error instanceof UnsupportedError) return null;
    throw error;
  }
}

type Context = { origin: number | null; source: string; depth: number };

function block(content: RootContent, context: Context): Node {
  const { origin, depth } = context;
  if (depth > deepest) throw new UnsupportedError();
  const inner = { ...context, origin: null, depth: depth + 1 };
  switch (content.type) {
    case 'paragraph': {
      const image = onlyImage(content.children);
      if (image) return figure(image, origin);
      return nodeType('paragraph').create({ origin }, inlines(content.children, []));
    }
    case 'heading':
      return nodeType('heading').create(
        { origin, level: content.depth },
        inlines(content.children, []),
      );
    case 'blockquote': {
      const children = content.children.map((child) => block(child, inner));
      return nodeType('blockquote').create({ origin }, orParagraph(children));
    }
    case 'list':
      return list(content, context);
    case 'code':
      if (content.meta) throw new UnsupportedError();
      return nodeType('code_block').create(
        { origin, language: content.lang ?? '' },
        content.value ? visualSchema.text(content.value) : null,
      );
    case 'thematicBreak':
      return nodeType('horizontal_rule').create({ origin });
    default:
      throw new UnsupportedError();
  }
}

const orParagraph = (nodes: Node[]) =>
  nodes.length > 0 ? nodes : [nodeType('paragraph').create()];

function list(content: List, context: Context): Node {
  const { origin, source, depth } = context;
  const loose = content.spread || content.children.some(({ spread }) => spread);
  // Inner lists are printed with the markers of the outermost list, so theirs are not read.
  const begin = depth > 0 ? '' : source.slice(content.position?.start.offset ?? 0);
  const marker = (content.ordered ? /^\d+([.)])/.exec(begin)?.[1] : begin[0]) ?? '';
  const attrs = { origin, tight: !loose, ...(/^[-*+.)]$/.test(marker) && { marker }) };
  const items = content.children.map((item: ListItem) => {
    if (typeof item.checked === 'boolean') throw new UnsupportedError();
    const inner = { ...context, origin: null, depth: depth + 1 };
    const children = item.children.map((child) => block(child, inner));
    return nodeType('list_item').create(null, orParagraph(children));
  });
  return content.ordered
    ? nodeType('ordered_list').create({ ...attrs, order: content.start ?? 1 }, items)
    : nodeType('bullet_list').create(attrs, items);
}

/** The picture alone in a paragraph, of which the public page makes a figure (lib/markdown/tidy.ts). */
function onlyImage(children: PhrasingContent[]): Image | null {
  const shown = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [only] = shown;
  return shown.length === 1 && only?.type === 'image' ? only : null;
}

function figure({ url, alt, title }: Image, origin: number | null): Node {
  if (!isImageAddress(url)) throw new UnsupportedError();
  return nodeType('figure').create({ origin, src: url, alt: alt ?? '', title: title ?? '' });
}

const markOf = { strong: 'strong', emphasis: 'em', delete: 'strike' } as const satisfies Record<
  string,
  MarkName
>;

function inlines(children: readonly PhrasingContent[], marks: readonly Mark[]): Node[] {
  return children.flatMap((child, index): Node[] => {
    switch (child.type) {
      case 'text': {
        // Inside a block a line end is a space. Those behind a line break were written as references before.
        const isBehindBreak = children[index - 1]?.type === 'break';
        const value = isBehindBreak ? child.value.replace(/^[ \t]+/, '') : child.value;
        const text = value.replace(/[ \t]*\r?\n[ \t]*/g, ' ');
        return text ? [visualSchema.text(text, marks)] : [];
      }
      case 'inlineCode': {
        // The parser keeps the line ends in code within a line.
        const code = child.value.replace(/\r?\n/g, ' ');
        return code ? [visualSchema.text(code, markType('code').create().addToSet(marks))] : [];
      }
      case 'break':
        return [nodeType('hard_break').create(null, null, marks)];
      case 'footnoteReference':
        return [nodeType('note').create({ label: child.label ?? child.identifier }, null, marks)];
      case 'link': {
        if (!isLinkAddress(child.url)) throw new UnsupportedError();
        const link = markType('link').create({ href: child.url, title: child.title ?? null });
        return inlines(child.children, link.addToSet(marks));
      }
      case 'strong':
      case 'emphasis':
      case 'delete':
        return inlines(child.children, markType(markOf[child.type]).create().addToSet(marks));
      default:
        throw new UnsupportedError();
    }
  });
}
