import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { completeAddress } from './addresses';

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

/**
 * Makes text of a bare mail address that is a part of a longer one: GFM knows only ASCII without apostrophes, and would link
 * `peña@x.example` to the mailbox `a@x.example`. Behind a small letter an apostrophe is an elision (`l'ana@x.example`).
 */
function unlinkParts(tree: Root): void {
  visit(tree, 'link', ({ url, children: [text], position }, index, parent) => {
    if (!parent || index === undefined || text?.type !== 'text') return;
    if (url !== `mailto:${text.value}`) return;
    const isBare = position?.end.column === (position?.start.column ?? 0) + text.value.length;
    if (position && !isBare) return;
    const [before, behind] = [parent.children[index - 1], parent.children[index + 1]];
    const isPart =
      (before?.type === 'text' && /(?:[\p{L}\p{M}\p{N}]|\p{Lu}['’])$/u.test(before.value)) ||
      (behind?.type === 'text' && /^[\p{L}\p{M}\p{N}]/u.test(behind.value));
    if (isPart) parent.children[index] = text;
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

/** Adds the scheme that a domain or a mail address lacks, which a browser would look for beside the article. */
function completeAddresses(tree: Root): void {
  visit(tree, (node) => {
    if (!('url' in node) || /^(?:[a-z]+:|[/?#])/i.test(node.url)) return;
    node.url = completeAddress(node.url) ?? node.url;
  });
}

/** The signs before a heading, with a no-break space behind them. */
const headingSigns = /^[ >]*#{1,6}\u00a0/;
/** The line below the head of a table, which has a bar: looked for apart, it takes no quadratic time. */
const ruleOfTable = /^[\u00a0 \t|:–—-]*\r?$/;

/**
 * On a Mac, # and | are typed with the key that makes a no-break space of the blank after them, and iOS joins hyphens to
 * dashes. One sign for one, so that the positions stay.
 */
const asMeant = (text: string): string =>
  text
    .split('\n')
    .map((line, row, lines) => {
      if (headingSigns.test(line)) return line.replace('\u00a0', ' ');
      const isBelowHead = lines[row - 1]?.includes('|') && !lines[row - 2]?.includes('|');
      if (!isBelowHead || !line.includes('|') || !ruleOfTable.test(line)) return line;
      return line
        .replaceAll('\u00a0', ' ')
        .replace(/[–—][–—-]+/g, (dashes) => '-'.repeat(dashes.length));
    })
    .join('\n');

function readAsMeant(this: Processor): void {
  const { parser } = this;
  if (parser) this.parser = (text, file) => parser(asMeant(text), file);
}

function bareAddresses(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.unshift({ transforms: [splitAtWideSpaces] });
  data.fromMarkdownExtensions.push({
    transforms: [trimBareAddresses, unlinkParts, completeAddresses],
  });
}

/** The parser of the public pages, of the visual editor and of the checklist before publishing. */
export const createParser = () =>
  unified().use(remarkParse).use(readAsMeant).use(remarkGfm).use(bareAddresses);
