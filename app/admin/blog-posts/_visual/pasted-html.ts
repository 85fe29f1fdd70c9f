import { DOMSerializer } from 'prosemirror-model';
import { embedOf, ownLine, withoutOrigin } from '@/lib/markdown/embeds';
import { dropHidden, withoutCodes } from './pasted-hidden';
import { makeNotes, noteLabels, printNotes, renameNotes, writeScripts } from './pasted-notes';
import { makeTables, wrapContent } from './pasted-tables';
import {
  joinInitials,
  keepNumbers,
  makeLists,
  nestLists,
  placeLists,
  writeSymbols,
} from './pasted-word';
import { visualSchema } from './schema';

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, table, div';

const ownMark = 'data-dauro-post';

/** Marks what is copied from the editor: `data-pm-slice` is in the copies of every editor made with ProseMirror. */
class ClipboardSerializer extends DOMSerializer {
  override serializeFragment(...args: Parameters<DOMSerializer['serializeFragment']>) {
    const copied = super.serializeFragment(...args);
    // With a target, the fragment is the content of a node.
    if (!args[2]) copied.firstElementChild?.setAttribute(ownMark, '');
    return copied;
  }
}

export const clipboardSerializer = new ClipboardSerializer(
  DOMSerializer.nodesFromSchema(visualSchema),
  DOMSerializer.marksFromSchema(visualSchema),
);

/**
 * Whether this browser can clean a copy: Firefox before 121 does not know `:has()`, and the words alone are pasted there.
 * What the editor itself copied is clean.
 */
export const canClean = (html: string) =>
  html.includes(ownMark) || CSS.supports('selector(:has(a))');

/**
 * Reduces HTML of a word processor or a web page to its structure. Most styles need no handling here, because the
 * editor's schema ignores what it does not define. `markdown` is the edited text, whose notes keep their labels.
 * `pictures` is the number of removed pictures.
 */
export function cleanPastedHtml(html: string, markdown: string) {
  // HTML copied from the editor itself is already clean.
  if (html.includes(ownMark)) return { html: renameNotes(html, markdown), pictures: 0 };
  // A vertical tab is the line break of Word, the others are those of layout programs.
  const page = new globalThis.DOMParser().parseFromString(
    withoutCodes(html).replace(/[\v\u0085\u2028\u2029]/g, '<br>'),
    'text/html',
  );
  // With this attribute ProseMirror would read the page as a part of a document with our schema.
  for (const first of page.querySelectorAll('[data-pm-slice]'))
    first.removeAttribute('data-pm-slice');
  dropHidden(page);
  joinInitials(page);
  shortenBlanks(page);
  linkPlayers(page);
  // Word online writes headings as paragraphs with a role, other applications as blocks.
  const headingRoles = `p[role="heading"], div[role="heading"]:not(:has(${blocks}))`;
  for (const heading of page.querySelectorAll(headingRoles)) {
    const level = Math.trunc(Number(heading.getAttribute('aria-level')) || 2);
    rename(heading, `h${Math.min(Math.max(level, 1), 6)}`);
  }
  makeLists(page);
  nestLists(page);
  placeLists(page);
  writeSymbols(page);
  signChecks(page);
  const pictures = leavePictures(page);
  keepNumbers(page);
  makeNotes(page, noteLabels(markdown));
  writeScripts(page);
  keepCaptions(page);
  straightenLinks(page);
  // Blocks that the parser of the schema does not know: it would join their words to those beside them.
  for (const block of page.querySelectorAll(
    'center, details, dt, legend, main, menu, nav, search, summary',
  ))
    rename(block, 'div');
  // Browsers draw the quotation marks of `q`, so they are not part of its text.
  for (const quote of page.querySelectorAll('q')) {
    const [open, close] = quote.parentElement?.closest('q') ? ['“', '”'] : ['«', '»'];
    quote.prepend(open);
    quote.append(close);
  }
  joinCode(page);
  keepLines(page);
  breakBlocks(page);
  dropEmpty(page);
  makeTables(page);
  headings(page);
  for (const quote of page.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote'))
    rename(quote, 'blockquote');
  // Style sheets write quotations in italics.
  for (const quote of page.querySelectorAll<HTMLElement>('blockquote, blockquote :is(div, p)'))
    quote.style.fontStyle = '';
  printNotes(page);
  // Behind a block, ProseMirror drops the blanks between elements whose parent is no block.
  return { html: wrapContent(page.body).outerHTML, pictures };
}

/** Word prints tabs and several blanks as blanks that do not break. After a line break they may indent a verse. */
function shortenBlanks(page: Document): void {
  const runs = ':is([style*="mso-tab-count" i], [style*="mso-spacerun" i]):not(pre *)';
  for (const run of page.querySelectorAll(runs)) {
    const isVerse = neighbourOf(run, 'previousSibling')?.nodeName === 'BR';
    if (!isVerse && !/[\p{L}\p{N}]/u.test(run.textContent)) run.replaceWith(' ');
  }
}

/** The page shows a video where its address is a paragraph; its own cards of books and videos were such lines. */
function linkPlayers(page: Document): void {
  const players = page.querySelectorAll(`iframe, oembed, [${ownLine.address}]`);
  // The last first, because each goes behind its paragraph.
  for (const player of [...players].reverse()) {
    const own = player.getAttribute(ownLine.address);
    // Players that are loaded only when they are seen have their address in `data-src`.
    const address = [ownLine.address, 'src', 'url', 'data-src', 'data-lazy-src']
      .map((name) => player.getAttribute(name)?.trim().replace(/^\/\//, 'https://'))
      .find((value) => value && embedOf(value));
    if (!address) continue;
    const [line, link] = [page.createElement('p'), page.createElement('a')];
    link.setAttribute('href', address);
    link.textContent = (own && player.getAttribute(ownLine.words)) || address;
    line.append(link);
    (player.closest('p') ?? player).after(line);
    if (own) player.remove();
  }
}

/** Redirects of links in published Google documents, in mail of Outlook, which warns of them in a title, and of Facebook. */
const redirects =
  /^https?:\/\/(?:(?:www\.)?google\.com\/url|[a-z\d]+\.safelinks\.protection\.outlook\.com\/[^?#]*|l\.(?:facebook|instagram)\.com\/(?:l\.php)?)\?/;

function straightenLinks(page: Document): void {
  // Headings of documentation and blogs carry a sign that leads to themselves.
  for (const link of page.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) a[href*="#"]')) {
    const isSign = !/[\p{L}\p{N}]/u.test(link.textContent) && !link.querySelector('img');
    if (isSign) link.remove();
  }
  // Anchors of the original document, such as those of a table of contents, lead nowhere on this site.
  for (const link of page.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes);
  for (const link of page.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') ?? '';
    // Browsers copy whole addresses.
    link.setAttribute('href', withoutOrigin(address, location.origin));
    if (!redirects.test(address)) continue;
    const { searchParams } = new URL(address);
    const target = ['q', 'url', 'u'].map((name) => searchParams.get(name)).find(Boolean);
    if (!target || !/^https?:/.test(target)) continue;
    link.setAttribute('href', target);
    link.removeAttribute('title');
  }
}

/** Writes the boxes of a checklist as the public page does (lib/markdown/tidy.ts); Google Docs draws them as pictures. */
function signChecks(page: Document): void {
  for (const box of page.querySelectorAll('li [type="checkbox" i], li[aria-checked] > img')) {
    const sign = box.matches('[checked], [aria-checked="true"] > img') ? '☑ ' : '☐ ';
    const item = box.closest('li');
    const isWords = (one: Element) =>
      box.compareDocumentPosition(one) & one.DOCUMENT_POSITION_FOLLOWING &&
      one.closest('li') === item;
    const words = [...(item?.querySelectorAll('p') ?? [])].find(isWords);
    const between = page.createRange();
    between.setStartAfter(box);
    if (words) between.setEndBefore(words);
    if (words && !box.closest('p') && !between.toString().trim()) words.prepend(sign);
    else box.before(sign);
    box.remove();
  }
}

/** Unwraps lines of code that are blocks, and makes breaks line ends: both would end the block of code in the schema. */
function joinCode(page: Document): void {
  // The poems of WordPress are no code.
  for (const verse of page.querySelectorAll('pre.wp-block-verse')) {
    verse.innerHTML = verse.innerHTML.replaceAll('\n', '<br>');
    rename(verse, 'p');
  }
  // The lines of VS Code are blocks in a block, and its empty lines are breaks between them.
  for (const lines of page.querySelectorAll('div[style*="monospace" i]:has(> div ~ div)')) {
    if (!keepsLines.test(lines.getAttribute('style') ?? '')) continue;
    for (const end of lines.querySelectorAll(':scope > br')) end.replaceWith(wrapContent(end));
    rename(lines, 'pre');
  }
  for (const end of page.querySelectorAll('pre br'))
    end.replaceWith(end.nextSibling || !end.parentElement?.matches('div, li, p') ? '\n' : '');
  const linesOfCode = 'pre :is(div, li, ol, p, ul, span[style*="display: block"])';
  for (const line of page.querySelectorAll(linesOfCode)) {
    const { previousSibling: above, nextSibling: below } = line;
    if (above && !above.textContent?.endsWith('\n')) line.before('\n');
    if (below && !below.textContent?.startsWith('\n')) line.after('\n');
    line.replaceWith(...line.childNodes);
  }
  // Renderers of Markdown end code with a line end, which would become an empty line.
  for (const code of page.querySelectorAll('pre'))
    code.innerHTML = code.innerHTML.replace(/\n(?=(?:<\/\w+>)*$)/, '');
}

/** Emoji only: parts of emoji are also digits, which alone are none. */
const emoji = /^(?![\d#*]+$)[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;

/**
 * Readers' browsers would request pictures of other sites there, and addresses of Google Docs expire. Pictures that other
 * sites draw for emoji become the emoji.
 */
function leavePictures(page: Document): number {
  let left = 0;
  for (const image of page.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? '';
    // A relative address is of the document that was copied.
    const isWhole = /^(?:https?:\/)?\//i.test(address) && URL.canParse(address, location.href);
    const url = isWhole ? new URL(address, location.href) : null;
    // A picture as the site's pages show it, or its own address.
    const path = url?.pathname === '/_next/image' ? url.searchParams.get('url') : url?.pathname;
    if (url?.origin === location.origin && path && /^\/(?!\/|_next\/)/.test(path)) {
      image.setAttribute('src', path);
    } else if (emoji.test(image.alt)) {
      image.replaceWith(image.alt);
    } else {
      const figure = image.closest('figure');
      if (!figure?.querySelector('blockquote, table, pre'))
        figure?.querySelector('figcaption')?.remove();
      image.remove();
      left += 1;
    }
  }
  return left;
}

/** The caption of a picture becomes its title, which is what the schema reads; other captions stay as words. */
function keepCaptions(page: Document): void {
  for (const caption of page.querySelectorAll('figcaption')) {
    const [image, ...others] = caption.closest('figure')?.querySelectorAll('img') ?? [];
    if (!image || others.length > 0) {
      rename(caption, 'div');
      continue;
    }
    for (const end of caption.querySelectorAll(`br, ${blocks}`)) end.after(' ');
    const words = caption.textContent.replace(/\s+/g, ' ').trim();
    if (words) image.title = words;
  }
}

const keepsLines = /white-space(?:-collapse)?\s*:\s*(?:pre|break-spaces|preserve)/i;
/** Between the parts of a list or a table, white space is no text, whatever its style. */
const partsOnly = 'ul, ol, dl, table, thead, tbody, tfoot, tr';

/** Makes line breaks of the line ends that a style shows as such. The schema would read them as spaces. */
function keepLines(page: Document): void {
  const nodes = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (nodes.nextNode()) if (nodes.currentNode instanceof Text) texts.push(nodes.currentNode);
  for (const text of texts) {
    const parent = text.parentElement;
    const style = parent?.closest('[style*="white-space" i]')?.getAttribute('style') ?? '';
    if (parent?.matches('pre, pre *')) continue;
    if (!keepsLines.test(style) || parent?.matches(partsOnly)) {
      // A style around may keep them for the schema.
      text.data = text.data.replaceAll('\n', ' ');
      continue;
    }
    const [first = '', ...lines] = text.data.split('\n');
    text.replaceWith(first, ...lines.flatMap((line) => [page.createElement('br'), line]));
  }
}

const inlineBlocks =
  ':is(a, abbr, b, cite, em, i, label, mark, q, small, span, strong, time, u):not(pre *)';

const inlineDiv = `div:not(:has(${blocks}))`;
const displayOf = (element: Element) =>
  /(?:^|;)\s*display\s*:\s*([a-z-]+)/i.exec(element.getAttribute('style') ?? '')?.[1] ?? '';

const opening = /[\s\p{Ps}\p{Pi}\p{Pd}¿¡"']$/u;
const closing = /^(?:[\s\p{Pe}\p{Pf}\p{Pd}.,;:!?…"']|$)/u;

/** The parts of such a box stand apart without blanks. */
function partWords(box: Element): void {
  for (const part of [...box.childNodes]) {
    const before = part.previousSibling?.textContent;
    if (before && !opening.test(before) && !closing.test(part.textContent ?? '')) part.before(' ');
  }
}

/** Puts line breaks around words that a style shows as a block. The schema would join them to the words beside them. */
function breakBlocks(page: Document): void {
  for (const box of page.querySelectorAll('[style*="display" i]:not(pre, pre *)')) {
    const display = displayOf(box);
    if (/flex|grid/.test(display)) partWords(box);
    // A name in a post of X is a block within its line.
    if (/^inline(-flex)?$/.test(display) && box.matches(inlineDiv))
      rename(box, 'span').setAttribute('style', box.getAttribute('style') ?? '');
  }
  for (const line of page.querySelectorAll(inlineBlocks)) {
    const isBlock = /^(?:block|flex|grid)$/.test(displayOf(line));
    if (!isBlock || line.querySelector(`img, ${blocks}`)) continue;
    const [above, below] = [neighbourOf(line, 'previousSibling'), neighbourOf(line, 'nextSibling')];
    if (above && above.nodeName !== 'BR') line.before(page.createElement('br'));
    if (below && below.nodeName !== 'BR' && line.textContent.trim())
      line.after(page.createElement('br'));
  }
}

/** Removes empty blocks and line breaks between blocks. They only add space, which the page's styles provide. */
function dropEmpty(page: Document): void {
  for (const block of page.querySelectorAll(`${blocks}, li`)) {
    if (block.textContent.trim() || block.querySelector('img, hr')) continue;
    // An empty one still separates the words beside it.
    if (block.localName === 'div') block.replaceWith(page.createElement('br'));
    else block.remove();
  }
  for (const end of page.querySelectorAll('br')) {
    const isBesideBlock = (['previousSibling', 'nextSibling'] as const).some((side) => {
      const next = neighbourOf(end, side);
      return next instanceof Element && next.matches(blocks);
    });
    if (isBesideBlock) end.remove();
  }
}

/** The neighbour of a node without the white space between. */
function neighbourOf(node: ChildNode, side: 'previousSibling' | 'nextSibling'): ChildNode | null {
  let next = node[side];
  while (next && isBlank(next)) next = next[side];
  return next;
}

const isBlank = (node: ChildNode) =>
  node instanceof Comment || (node instanceof Text && !node.data.trim());

/** The page has its h1 above the text, so headings move down a level if the text has an h1. Headings need no bold. */
function headings(page: Document): void {
  const down = page.querySelector('h1') ? 1 : 0;
  for (const heading of page.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const bolds = [...heading.querySelectorAll('b, strong'), heading.closest('b, strong')];
    for (const bold of bolds) bold?.replaceWith(...bold.childNodes);
    for (const styled of heading.querySelectorAll<HTMLElement>('[style]'))
      styled.style.fontWeight = '';
    const level = Math.min(Number(heading.localName[1]) + down, 6);
    rename(heading, `h${level}`);
  }
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
