import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { liftTarget } from 'prosemirror-transform';
import type { Insertion } from '@/app/admin/blog-posts/_editor/insertion';
import {
  type MarkName,
  markType,
  nodeType,
  visualSchema,
} from '@/app/admin/blog-posts/_visual/schema';

export const toggles = [
  'bold',
  'italic',
  'heading',
  'subheading',
  'list',
  'ordered',
  'quote',
] as const;
export type Toggle = (typeof toggles)[number];

const list =
  (type: NodeType): Command =>
  (state, dispatch, view) =>
    within(state, type)
      ? liftListItem(nodeType('list_item'))(state, dispatch, view)
      : wrapInList(type)(state, dispatch, view);

const heading =
  (level: number): Command =>
  (state, dispatch, view) =>
    isHeading(state, level)
      ? setBlockType(nodeType('paragraph'))(state, dispatch, view)
      : setBlockType(nodeType('heading'), { level })(state, dispatch, view);

/** Removes the innermost quote around the selection, or wraps the selection in one. */
const quote: Command = (state, dispatch, view) => {
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, ({ type }) => type === nodeType('blockquote'));
  if (!range) return wrapIn(nodeType('blockquote'))(state, dispatch, view);
  const target = liftTarget(range);
  if (target === null) return false;
  dispatch?.(state.tr.lift(range, target).scrollIntoView());
  return true;
};

export const commands: Readonly<Record<Toggle, Command>> = {
  bold: toggleMark(markType('strong')),
  italic: toggleMark(markType('em')),
  heading: heading(2),
  subheading: heading(3),
  list: list(nodeType('bullet_list')),
  ordered: list(nodeType('ordered_list')),
  quote,
};

export function isOn(state: EditorState, toggle: Toggle): boolean {
  switch (toggle) {
    case 'bold':
      return hasMark(state, 'strong');
    case 'italic':
      return hasMark(state, 'em');
    case 'heading':
      return isHeading(state, 2);
    case 'subheading':
      return isHeading(state, 3);
    case 'list':
      return within(state, nodeType('bullet_list'));
    case 'ordered':
      return within(state, nodeType('ordered_list'));
    case 'quote':
      return within(state, nodeType('blockquote'));
  }
}

function hasMark({ doc, selection, storedMarks }: EditorState, name: MarkName): boolean {
  const { from, to, empty, $from } = selection;
  const type = markType(name);
  if (empty) return Boolean(type.isInSet(storedMarks ?? $from.marks()));
  return doc.rangeHasMark(from, to, type);
}

const isHeading = ({ selection: { $from } }: EditorState, level: number) =>
  $from.parent.type === nodeType('heading') && $from.parent.attrs['level'] === level;

/** Whether the innermost list has this type or, for the quote type, whether there is a quote at all. */
function within({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const found = $from.node(depth).type;
    if (found === type) return true;
    if (type !== nodeType('blockquote') && found.name.endsWith('_list')) return false;
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
