import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Signs of Spanish typography that close or follow words, with the punctuation around them, at the end of a text. */
const closing = /(?<![»›”’…—–!?.,:;])[»›”’…—–!?.,:;]+$/;

/**
 * Ends a bare address before closing typography: GFM knows only ASCII punctuation, and would link «https://a.example» with
 * its mark. What is written as `<address>` is longer in the source than its text, and stays whole.
 */
function trimBareAddresses(tree: Root): void {
  visit(tree, 'link', (link, index, parent) => {
    const [text] = link.children;
    if (!parent || index === undefined || text?.type !== 'text') return;
    const [tail] = closing.exec(text.value) ?? [];
    if (!tail || ![text.value, `http://${text.value}`].includes(link.url)) return;
    const { start, end } = link.position ?? {};
    if (start && end && end.column - start.column !== text.value.length) return;
    link.url = link.url.slice(0, -tail.length);
    text.value = text.value.slice(0, -tail.length);
    parent.children.splice(index + 1, 0, { type: 'text', value: tail });
  });
}

/** White space that is not ASCII, behind an address. */
const wideSpace = /(?=[^\S\t\n\r ])(?<=(?:https?:\/\/|www\.)\S+)/i;

/**
 * Ends an address before white space that is not ASCII. The tokenizer does so, but GFM looks for escaped addresses
 * (`https\://`) in each text node with a pattern that knows only ASCII, so this runs before it.
 */
function splitAtWideSpaces(tree: Root): void {
  visit(tree, 'text', ({ value }, index, parent) => {
    const pieces = value.split(wideSpace);
    if (!parent || index === undefined || pieces.length === 1) return;
    parent.children.splice(index, 1, ...pieces.map((value) => ({ type: 'text' as const, value })));
  });
}

function bareAddresses(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.unshift({ transforms: [splitAtWideSpaces] });
  data.fromMarkdownExtensions.push({ transforms: [trimBareAddresses] });
}

/** The parser of the public pages, of the visual editor and of the checklist before publishing. */
export const createParser = () => unified().use(remarkParse).use(remarkGfm).use(bareAddresses);
