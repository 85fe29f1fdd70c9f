import { autoJoin, setBlockType, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { type Node, NodeRange, type NodeType } from 'prosemirror-model';
import { liftListItem, wrapRangeInList } from 'prosemirror-schema-list';
import { AllSelection, type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { findWrapping, liftTarget } from 'prosemirror-transform';
import type { EditorView } from 'prosemirror-view';
import { isLinkAddress } from '@/lib/markdown/addresses';
import { withoutOrigin } from '@/lib/markdown/embeds';
import { openMarkdown } from './document';
import { type MarkName, markType, nodeType, visualSchema } from './schema';
import { toMarkdown } from './to-markdown';
import type { VisualTool } from './visual-shortcuts';

/** The tools that open a dialog before they change the text. */
export const inserts = ['image', 'gallery', 'book', 'video'] as const;
export type Insert = (typeof inserts)[number];
export const isInsert = (tool: string): tool is Insert => inserts.some((name) => name === tool);

export type ChosenPicture = { src: string; alt: string };

/** Content on lines of its own: pictures, of which several form a gallery, or a link to a book or a video. */
export type Insertion =
  | { kind: 'pictures'; pictures: readonly ChosenPicture[] }
  | { kind: 'link'; href: string; words: string };

/** The state with the text selected instead of the document, which is in no block: Ctrl + A selects the document. */
function ofText(state: EditorState): EditorState {
  if (!(state.selection instanceof AllSelection)) return state;
  const [start, end] = [state.doc.resolve(0), state.doc.resolve(state.doc.content.size)];
  return state.apply(state.tr.setSelection(TextSelection.between(start, end)));
}

const onText =
  (command: Command): Command =>
  (state, dispatch, view) =>
    command(ofText(state), dispatch, view);

export const listNames = ['bullet_list', 'ordered_list'];

const isList = ({ type }: Node) => listNames.includes(type.name);

/** Makes a list of each of the selected blocks, which may be lists already. */
const listEach =
  (type: NodeType): Command =>
  ({ selection: { $from, $to }, tr }, dispatch) => {
    const range = $from.blockRange($to);
    if (!range) return false;
    const { parent, startIndex, endIndex, depth } = range;
    let { end } = range;
    for (const block of parent.children.slice(startIndex, endIndex).reverse()) {
      const start = end - block.nodeSize;
      if (isList(block)) tr.setNodeMarkup(start, type, block.attrs);
      else {
        const own = new NodeRange(tr.doc.resolve(start), tr.doc.resolve(end), depth);
        wrapRangeInList(tr, own, type);
      }
      end = start;
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Removes the innermost list, changes its type, or makes one of the selected blocks. */
const list =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const { $from, $to } = state.selection;
    const range = $from.blockRange($to, isList);
    if (!range) return autoJoin(listEach(type), listNames)(state, dispatch, view);
    if (within(state, type)) return liftListItem(nodeType('list_item'))(state, dispatch, view);
    // A selection that begins in a list within this one.
    const { parent, depth } =
      (range.parent.type === type && $from.blockRange($from, isList)) || range;
    const { tight } = parent.attrs;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, { tight }).scrollIntoView());
    return true;
  };

const heading =
  (level: number): Command =>
  (state, dispatch, view) =>
    isHeading(state, level)
      ? setBlockType(nodeType('paragraph'))(state, dispatch, view)
      : setBlockType(nodeType('heading'), { level })(state, dispatch, view);

/** Removes the innermost quote around the selection, or wraps the selection in one. */
const quote: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const around = $from.blockRange($to, ({ type }) => type === nodeType('blockquote'));
  const target = around && liftTarget(around);
  // Of several items of a list the whole list: within it the quote would be an item.
  const range = $from.blockRange($to, (node) => !isList(node));
  const wrapping = range && findWrapping(range, nodeType('blockquote'));
  if (around && target !== null) dispatch?.(state.tr.lift(around, target).scrollIntoView());
  else if (!around && wrapping) dispatch?.(state.tr.wrap(range, wrapping).scrollIntoView());
  else return false;
  return true;
};

/** What the tools do that need no dialog. */
export const commands: Readonly<Record<Exclude<VisualTool, Insert | 'link'>, Command>> = {
  bold: toggleMark(markType('strong')),
  italic: toggleMark(markType('em')),
  heading: onText(heading(2)),
  subheading: onText(heading(3)),
  list: onText(list(nodeType('bullet_list'))),
  ordered: onText(list(nodeType('ordered_list'))),
  quote: onText(quote),
  undo,
  redo,
};

const toggles: Partial<Record<VisualTool, (state: EditorState) => boolean>> = {
  bold: (state) => hasMark(state, 'strong'),
  italic: (state) => hasMark(state, 'em'),
  heading: (state) => isHeading(state, 2),
  subheading: (state) => isHeading(state, 3),
  list: (state) => within(state, nodeType('bullet_list')),
  ordered: (state) => within(state, nodeType('ordered_list')),
  quote: (state) => within(state, nodeType('blockquote')),
};

/** Whether the selection has what a tool makes; undefined for a tool that is no toggle. */
export const isOn = (state: EditorState, tool: VisualTool) => toggles[tool]?.(ofText(state));

function hasMark({ doc, selection, storedMarks }: EditorState, name: MarkName): boolean {
  const { from, to, empty, $from } = selection;
  const type = markType(name);
  if (empty) return Boolean(type.isInSet(storedMarks ?? $from.marks()));
  return doc.rangeHasMark(from, to, type);
}

const isHeading = ({ selection: { $from } }: EditorState, level: number) =>
  $from.parent.type === nodeType('heading') && $from.parent.attrs['level'] === level;

/** Whether the innermost list has this type or, for the quote type, whether there is a quote at all. */
export function within({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const found = $from.node(depth).type;
    if (found === type) return true;
    if (type !== nodeType('blockquote') && listNames.includes(found.name)) return false;
  }
  return false;
}

/**
 * Inserts pictures or a line with a link after the top-level block of the cursor, or in place of an empty one, and
 * moves the cursor behind them. Nothing is inserted into a list or a quote, because only a top-level line is rendered
 * as a card or a video.
 */
export const insert =
  (insertion: Insertion): Command =>
  (state, dispatch) => {
    const { $from, to } = state.selection;
    const { tr } = state;
    const position = $from.depth > 0 ? $from.after(1) : to;
    tr.insert(position, nodesOf(insertion));
    const isEmpty = $from.depth === 1 && $from.parent.content.size === 0;
    if (isEmpty) tr.delete($from.before(), position);
    // Without a text block after it the picture would be selected, and typing would replace it.
    const end = tr.mapping.map(position);
    if (!tr.doc.resolve(end).nodeAfter?.isTextblock) tr.insert(end, nodeType('paragraph').create());
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView());
    return true;
  };

function nodesOf(insertion: Insertion): Node[] {
  if (insertion.kind === 'pictures') {
    return insertion.pictures.map(({ src, alt }) => nodeType('figure').create({ src, alt }));
  }
  const { href, words } = insertion;
  const link = markType('link').create({ href });
  return [nodeType('paragraph').create(null, visualSchema.text(words || href, [link]))];
}

/** Links the selection, or changes the link around the cursor. With neither, inserts `words` as a link. */
export const setLink =
  (href: string, words: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state);
    const link = markType('link').create({ href });
    const { tr } = state;
    if (from === to) tr.replaceSelectionWith(visualSchema.text(words || href, [link]), false);
    else tr.removeMark(from, to, markType('link')).addMark(from, to, link);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/**
 * Handles pasted text that is only an address: links the selected words of a block, or inserts the address as a link.
 * Other selections are replaced, as by any paste.
 */
export function pasteAddress({ state, dispatch }: EditorView, pasted: string): boolean {
  const address = pasted.trim();
  if (!/^https?:\S+$/i.test(address) || !isLinkAddress(address)) return false;
  const text = ofText(state);
  const { $from, $to } = text.selection;
  const isWords = text.selection instanceof TextSelection && $from.sameParent($to);
  if (!isWords || $from.parent.type.spec.code) return false;
  return setLink(withoutOrigin(address, location.origin), address)(text, dispatch);
}

/** Removes the links in the selection, or the link around the cursor. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkRange(state);
  dispatch?.(state.tr.removeMark(from, to, markType('link')));
  return true;
};

/** Whether the page links an address in the range without a link, however it is escaped. */
export function linksItself({ doc }: EditorState, { from, to }: { from: number; to: number }) {
  const text = doc.textBetween(from, to, ' ', ' ');
  const words = nodeType('paragraph').create(null, text ? visualSchema.text(text) : null);
  const read = openMarkdown(toMarkdown(words)).doc;
  return read.rangeHasMark(0, read.content.size, markType('link'));
}

/** The range of the selection; for an empty one, the range of the link around the cursor. */
export function linkRange({ doc, selection }: EditorState) {
  const { from, to, empty, $from } = selection;
  if (!empty) return { from, to, href: firstHref(doc, from, to) };
  const mark = markType('link').isInSet($from.marks());
  if (!mark) return { from, to, href: '' };
  // A word in bold inside the link is a node of its own, so take all adjacent nodes with the same mark.
  let [begin, end, at] = [$from.start(), from, $from.start()];
  for (const child of $from.parent.children) {
    const next = at + child.nodeSize;
    if (mark.isInSet(child.marks)) end = next;
    else if (at >= from) break;
    else begin = next;
    at = next;
  }
  return { from: begin, to: end, href: String(mark.attrs['href']) };
}

function firstHref(doc: Node, from: number, to: number): string {
  let href = '';
  doc.nodesBetween(from, to, ({ marks }) => {
    href ||= String(markType('link').isInSet(marks)?.attrs['href'] ?? '');
    return href === '';
  });
  return href;
}
