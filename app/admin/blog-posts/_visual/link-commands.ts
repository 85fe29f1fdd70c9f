import type { Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { markType, visualSchema } from '@/app/admin/blog-posts/_visual/schema';
import { isLinkAddress } from '@/lib/markdown/addresses';

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

/** Handles pasted text that is only an address: links the selected words, or inserts the address as a link. */
export function pasteAddress({ state, dispatch }: EditorView, pasted: string): boolean {
  const address = pasted.trim();
  const isCode = state.selection.$from.parent.type.spec.code;
  if (isCode || !/^https?:\S+$/i.test(address) || !isLinkAddress(address)) return false;
  return setLink(address, '')(state, dispatch);
}

/** Removes the links in the selection, or the link around the cursor. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkRange(state);
  dispatch?.(state.tr.removeMark(from, to, markType('link')));
  return true;
};

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
