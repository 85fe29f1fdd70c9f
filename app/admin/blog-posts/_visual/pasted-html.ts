import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { makeNotes, noteLabels, printNotes, renameNotes, writeScripts } from './pasted-notes';
import { visualSchema } from './schema';
import { tableMarkdown } from './to-markdown';
import { keepNumbers, makeLists, nestLists } from './word-lists';

const hidden = [
  'script, style, meta, link, title, template, noscript, xml, [hidden], dialog:not([open])',
  // What a page says to screen readers only, and the words of controls, drawings and players, which are none of its text.
  '.sr-only, .visually-hidden, .screen-reader-text',
  'audio, canvas, datalist, object, select, svg, textarea, video',
  // Comments of Word, and the marks that lead to them.
  '[class*="MsoComment" i], [class*="msocom" i], [id^="_com_"]',
  'a[href*="#_msocom"], a[href*="#_msoanchor"]',
  // The buttons beside code, and the mark of Word online that ends a paragraph, which is a blank.
  'pre button, .EOP',
  // Deleted words of Word and of Word online.
  '.msoDel, [class*="Track" i][class*="Delet" i], del[cite], del[datetime]',
  // The source of a formula, and what KaTeX writes of it for screen readers.
  'annotation, .katex-mathml',
].join(', ');

const hiddenStyle =
  /display\s*:\s*none|clip\s*:\s*rect\((?:\s*[01](?:px)?,?){4}\)|visibility\s*:\s*(?:hidden|collapse)|mso-hide\s*:\s*all|mso-(?:element|special-character)\s*:\s*(?:comment|header|footer)/i;

/**
 * Removes what a document keeps beside its text and does not print: comments and their marks, deleted words, hidden
 * text, headers, and the codes of fields.
 */
function dropHidden(page: Document): void {
  const isRevised = isOffice(page) || page.querySelector('ins') !== null;
  for (const element of hiddenByRules(page)) element.remove();
  for (const element of page.querySelectorAll(hidden)) element.remove();
  for (const element of page.querySelectorAll('[style]')) {
    if (hiddenStyle.test(element.getAttribute('style') ?? '')) element.remove();
  }
  // On other pages `del` is text that is shown struck through.
  if (isRevised) for (const words of page.querySelectorAll('del')) words.remove();
  dropFieldCodes(page);
  dropDocsComments(page);
}

/** Word and LibreOffice write formatting that strikes through as `s`, and tracked deletions as `del`. */
const isOffice = (page: Document) =>
  page.querySelector('[class^="Mso" i], [style*="mso-" i], meta[name="generator" i]') !== null;

/** Elements that the style sheet of the document hides: Word hides text by a character style too. */
function hiddenByRules(page: Document): Element[] {
  return [...page.querySelectorAll('style')].flatMap(({ textContent }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync((textContent ?? '').replace(/<!--|-->/g, ''));
    return [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSStyleRule && hiddenStyle.test(rule.style.cssText)
        ? [...page.querySelectorAll(rule.selectorText)]
        : [],
    );
  });
}

/** A field of Word is its code and its result (`HYPERLINK "…"`, then the words), between marks in empty spans. */
function dropFieldCodes(page: Document): void {
  const nodes = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const fields: { inCode: boolean }[] = [];
  let codes: Text[] = [];
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if (node instanceof Text) {
      if (fields.some(({ inCode }) => inCode)) codes.push(node);
      continue;
    }
    const style = node instanceof Element ? (node.getAttribute('style') ?? '') : '';
    const [, mark] = /mso-element\s*:\s*field-(begin|separator|end)/i.exec(style) ?? [];
    const last = fields.at(-1);
    if (mark === 'begin') fields.push({ inCode: true });
    if (mark === 'separator' && last) last.inCode = false;
    if (mark === 'end') fields.pop();
    if (mark !== 'end' || fields.length > 0) continue;
    for (const code of codes) code.remove();
    codes = [];
  }
}

/** Google Docs puts its comments below the text, each with a link to its mark. */
function dropDocsComments(page: Document): void {
  for (const mark of page.querySelectorAll('a[href*="#cmnt"]')) {
    const block = mark.closest('p, li');
    if (!/#cmnt_ref\d+$/.test(mark.getAttribute('href') ?? ''))
      (mark.closest('sup') ?? mark).remove();
    else if (
      block?.parentElement?.matches('div') &&
      block.parentElement.firstElementChild === block
    )
      block.parentElement.remove();
    else (block ?? mark).remove();
  }
}

/**
 * Replaces the tables of a page by Markdown, in the element that the schema reads as source. The cells of other tables
 * become blocks.
 */
function makeTables(page: Document): void {
  // Tables in Markdown have no captions.
  for (const caption of page.querySelectorAll('caption')) {
    caption.closest('table')?.before(wrapContent(caption));
    caption.remove();
  }
  for (const table of page.querySelectorAll('table')) {
    const rows = rowsOf(table);
    // A single row or column and nested tables are used for layout, not for data.
    if (rows.length < 2 || (rows[0]?.length ?? 0) < 2 || table.querySelector('table')) continue;
    const source = page.createElement('pre');
    source.setAttribute('data-markdown', '');
    source.textContent = tableMarkdown(rows);
    if (!table.parentElement?.closest('table')) table.replaceWith(source);
  }
  // Without a block of their own, the words of neighbouring cells would be one word.
  for (const cell of page.querySelectorAll('td, th')) cell.append(wrapContent(cell));
}

function wrapContent(element: Element): Element {
  const block = element.ownerDocument.createElement('div');
  block.append(...element.childNodes);
  return block;
}

/** The cells in rows of equal length. Only the first position of a spanning cell has its content. */
function rowsOf(table: HTMLTableElement): Node[][][] {
  const rows = [...table.rows].map((): (Node[] | undefined)[] => []);
  for (const [top, { cells }] of [...table.rows].entries()) {
    for (const cell of cells) {
      const taken = rows[top] ?? [];
      const left = taken.includes(undefined) ? taken.indexOf(undefined) : taken.length;
      for (let row = top; row < Math.min(top + cell.rowSpan, rows.length); row += 1) {
        for (let column = left; column < left + cell.colSpan; column += 1) {
          const isOwn = row === top && column === left;
          (rows[row] ?? [])[column] = isOwn ? textOf(cell) : [];
        }
      }
    }
  }
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return rows.map((cells) => Array.from({ length: width }, (_, column) => cells[column] ?? []));
}

function textOf(cell: Element): Node[] {
  const blocks: Node[] = [];
  DOMParser.fromSchema(visualSchema)
    .parse(cell)
    .descendants((node) => {
      if (node.isTextblock && node.textContent.trim()) blocks.push(node);
    });
  return blocks;
}

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
 * Reduces HTML of a word processor or a web page to its structure. Most styles need no handling here, because the
 * editor's schema ignores what it does not define. `markdown` is the edited text, whose notes keep their labels.
 * `pictures` is the number of removed pictures.
 */
export function cleanPastedHtml(html: string, markdown: string) {
  // HTML copied from the editor itself is already clean.
  if (html.includes(ownMark)) return { html: renameNotes(html, markdown), pictures: 0 };
  // A vertical tab is the line break of Word.
  const page = new globalThis.DOMParser().parseFromString(
    html.replace(/[\v\u2028]/g, '<br>'),
    'text/html',
  );
  // With this attribute ProseMirror would read the page as a part of a document with our schema.
  for (const first of page.querySelectorAll('[data-pm-slice]'))
    first.removeAttribute('data-pm-slice');
  dropHidden(page);
  // Word online writes headings as paragraphs with a role.
  for (const heading of page.querySelectorAll('p[role="heading"]')) {
    const level = Math.trunc(Number(heading.getAttribute('aria-level')) || 2);
    rename(heading, `h${Math.min(Math.max(level, 1), 6)}`);
  }
  makeLists(page);
  nestLists(page);
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
  makeTables(page);
  dropEmpty(page);
  headings(page);
  for (const quote of page.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote'))
    rename(quote, 'blockquote');
  printNotes(page);
  return { html: page.body.innerHTML, pictures };
}

/** Pages of redirects, through which links of published Google documents, of mail in Outlook and of Facebook lead. */
const redirects =
  /^https?:\/\/(?:(?:www\.)?google\.com\/url|[a-z\d]+\.safelinks\.protection\.outlook\.com\/|l\.(?:facebook|instagram)\.com\/(?:l\.php)?)\?/;

function straightenLinks(page: Document): void {
  // Headings of documentation and blogs carry a sign that leads to themselves.
  for (const link of page.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) a[href*="#"]')) {
    const isSign = !/[\p{L}\p{N}]/u.test(link.textContent ?? '') && !link.querySelector('img');
    if (isSign) link.remove();
  }
  // Anchors of the original document, such as those of a table of contents, lead nowhere on this site.
  for (const link of page.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes);
  for (const link of page.querySelectorAll('a[href*="?"]')) {
    const address = link.getAttribute('href') ?? '';
    if (!redirects.test(address)) continue;
    const { searchParams } = new URL(address);
    const target = ['q', 'url', 'u'].map((name) => searchParams.get(name)).find(Boolean);
    if (target && /^https?:/.test(target)) link.setAttribute('href', target);
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
  for (const end of page.querySelectorAll('pre br'))
    end.replaceWith(end.nextSibling || !end.parentElement?.matches('div, li, p') ? '\n' : '');
  for (const line of page.querySelectorAll('pre :is(div, li, ol, p, ul)')) {
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
    if (url?.origin === location.origin && !url.pathname.startsWith('/_next/')) {
      image.setAttribute('src', url.pathname);
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
    const words = (caption.textContent ?? '').replace(/\s+/g, ' ').trim();
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
    if (!keepsLines.test(style) || parent?.matches(`pre, pre *, ${partsOnly}`)) continue;
    const [first = '', ...lines] = text.data.split('\n');
    text.replaceWith(first, ...lines.flatMap((line) => [page.createElement('br'), line]));
  }
}

const inlineBlocks = ':is(a, b, cite, em, i, small, span, strong)[style*="display" i]';

/** Puts line breaks around words that a style shows as a block. The schema would join them to the words beside them. */
function breakBlocks(page: Document): void {
  for (const line of page.querySelectorAll(inlineBlocks)) {
    const isBlock = /display\s*:\s*(?:block|flex|grid)\b/i.test(line.getAttribute('style') ?? '');
    if (!isBlock || line.querySelector(`img, ${blocks}`)) continue;
    const [above, below] = [neighbourOf(line, 'previousSibling'), neighbourOf(line, 'nextSibling')];
    if (above && above.nodeName !== 'BR') line.before(page.createElement('br'));
    if (below && below.nodeName !== 'BR' && line.textContent?.trim())
      line.after(page.createElement('br'));
  }
}

/** Removes empty paragraphs and line breaks between blocks. They only add space, which the page's styles provide. */
function dropEmpty(page: Document): void {
  for (const paragraph of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
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
    for (const bold of heading.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
    for (const styled of heading.querySelectorAll<HTMLElement>('[style]'))
      styled.style.fontWeight = '';
    const level = Math.min(Number(heading.localName[1]) + down, 6);
    rename(heading, `h${level}`);
  }
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
