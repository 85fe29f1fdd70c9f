import { DOMParser } from 'prosemirror-model';
import { scriptCharacters } from '@/lib/text/superscripts';
import { visualSchema } from './schema';
import { toMarkdown } from './to-markdown';

/** The names of notes and of their marks in Word, Google Docs, LibreOffice, Wikipedia and pages made of Markdown. */
const noteName =
  /^_?(?:ftn|edn)t?_?(?:ref)?\d|^cite[_-](?:note|ref)|^sd(?:foot|end)note|^(?:user-content-|nota-)?fn(?:ref)?(?:[-:_]\w|\d)|^(?:foot|end)?not[ae]s?[-:_]?(?:ref|anchor)?[-:_]?\d/i;
/** The words of a mark, or of the link back to it: [1], (a), *, [nota 2], ↑. */
const noteMark =
  /^\s*[[(]?(?:n(?:ota|\.)?\s*)?(?:\d{1,3}|[*†‡§↑^↩]{1,3}\ufe0e?|[a-z]|[ivx]{1,5})[\])]?\s*$/iu;

/** The name that a link leads to; browsers encode its accents when they copy. */
function nameOf(link: Element): string {
  const name = /#(.+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Turns notes whose text was pasted too into references that the schema reads, with their texts behind the page, for
 * `printNotes`. Marks without a text go, because their links would lead nowhere. `taken` tells which labels the
 * edited text has already.
 */
export function makeNotes(page: Document, taken: ReadonlySet<string>): void {
  const places = new Map<string, Element>();
  for (const element of page.querySelectorAll('[id], a[name]')) {
    for (const name of [element.id, element.getAttribute('name') ?? '']) {
      if (name && !places.has(name)) places.set(name, element);
    }
  }
  const links = [...page.querySelectorAll('a[href*="#"]')];
  const notes = new Map<Element, string>();
  let count = 0;
  for (const link of links) {
    if (!link.isConnected) continue;
    const target = places.get(nameOf(link));
    // A table of contents has links that lead back to it, too.
    const isMark = target && isBefore(link, target) && signsOf(link) > 0;
    const body = isMark ? bodyOf(target, link, places) : null;
    if (body) {
      if (!notes.has(body)) {
        do count += 1;
        while (taken.has(String(count)));
        notes.set(body, String(count));
      }
      replaceMark(link, reference(page, notes.get(body) ?? ''));
    } else if (!target && signsOf(link) > 1) replaceMark(link);
  }
  for (const [body, label] of notes) {
    for (const back of body.querySelectorAll('a[href*="#"]')) {
      const place = places.get(nameOf(back));
      if (place && !body.contains(place)) replaceMark(back);
    }
    // Wikipedia's own, with words between the letters that lead back.
    for (const backlinks of body.querySelectorAll('.mw-cite-backlink')) backlinks.remove();
    const text = page.createElement('div');
    text.setAttribute('data-note-text', label);
    text.append(...body.childNodes);
    const list = body.parentElement;
    body.remove();
    if (list?.matches('ol, ul, dl') && list.childElementCount === 0) list.remove();
    page.body.append(text);
  }
  for (const mark of page.querySelectorAll(
    '[class*="FootnoteReference"], [class*="EndnoteReference"]',
  )) {
    if (!mark.querySelector('[data-note]')) mark.remove();
  }
  if (notes.size > 0) dropNotesHeading(page);
}

function reference(page: Document, label: string): Element {
  const mark = page.createElement('sup');
  mark.setAttribute('data-note', label);
  mark.textContent = label;
  return mark;
}

const labelsIn = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(pattern), ([, label = '']) => label));

/** The labels of the notes in Markdown, and of their marks. */
export const noteLabels = (markdown: string) => labelsIn(markdown, /\[\^([^[\]\s]+)\]/g);
/** The labels of the notes alone, which begin a line or an element of source. */
const textLabels = (text: string) => labelsIn(text, /(?:^|>)\[\^([^[\]\s]+)\]:/gm);
const marks = /data-note="([^"]*)"([^<>]*>)[^<]*/g;

/** Gives new labels to the notes in pasted Markdown, or HTML of the editor, whose labels the edited text has for other notes. */
export function renameNotes(pasted: string, markdown: string): string {
  const taken = new Set([...noteLabels(markdown + pasted), ...labelsIn(pasted, marks)]);
  const present = textLabels(markdown);
  const labels = new Map<string, string>();
  let count = 0;
  for (const label of textLabels(pasted)) {
    if (!present.has(label)) continue;
    do count += 1;
    while (taken.has(String(count)));
    labels.set(label, String(count));
  }
  const renamed = (label: string) => labels.get(label) ?? label;
  return pasted
    .replace(/(?<=\[\^)[^[\]\s]+(?=\])/g, renamed)
    .replace(marks, (_, label, end) => `data-note="${renamed(label)}"${end}${renamed(label)}`);
}

const wordsOf = (node: Element) => node.textContent.replace(/[[\]()\s]/g, '');

/** Replaces a link with what stands around nothing else: superscripts and brackets. */
function replaceMark(link: Element, ...by: Element[]): void {
  let mark = link;
  for (
    let around = link.parentElement;
    around?.matches('sup, span');
    around = around.parentElement
  ) {
    if (wordsOf(around) === wordsOf(link)) mark = around;
  }
  const [before, behind] = [mark.previousSibling, mark.nextSibling];
  if (/[[(]$/.test(before?.nodeValue ?? '') && /^[\])]/.test(behind?.nodeValue ?? '')) {
    if (before) before.nodeValue = before.nodeValue?.slice(0, -1) ?? '';
    if (behind) behind.nodeValue = behind.nodeValue?.slice(1) ?? '';
  }
  mark.replaceWith(...by);
}

/** How many of its words, its place and the name that it leads to make a link the mark of a note. */
function signsOf(link: Element): number {
  const inner = link.querySelector('sup');
  const isRaised = link.closest('sup') !== null || (inner && wordsOf(inner) === wordsOf(link));
  const signs = [noteMark.test(link.textContent), noteName.test(nameOf(link)), isRaised];
  return signs.filter(Boolean).length;
}

/** The block of a note: it holds the place that its mark leads to, and a link back to the mark. */
function bodyOf(target: Element, mark: Element, places: ReadonlyMap<string, Element>) {
  const placesBack = (block: Element) =>
    [...block.querySelectorAll('a[href*="#"]')].flatMap((link) => {
      const place = places.get(nameOf(link));
      return place && !block.contains(place) ? place : [];
    });
  const item = target.closest('li, dd');
  const frame = item ? null : target.closest('div, aside');
  const isOwn = frame && !frame.contains(mark) && placesBack(frame).length === 1;
  const body = item ?? (isOwn ? frame : target.closest('p, td'));
  if (!body || body.contains(mark)) return null;
  // The name of a mark that was replaced before, of the same note, is gone with it; an empty one stands before its mark.
  const leadsBack = placesBack(body).some(
    (place) =>
      !place.isConnected ||
      place.contains(mark) ||
      mark.contains(place) ||
      (!place.hasChildNodes() && place.parentElement?.contains(mark)),
  );
  return leadsBack ? body : null;
}

/** A rule or a heading with nothing below it introduced the notes, unless it has a note itself. */
function dropNotesHeading(page: Document): void {
  const first = page.querySelector('[data-note-text]');
  for (const block of [...page.querySelectorAll('hr, h1, h2, h3, h4, h5, h6')].reverse()) {
    const below = page.createRange();
    below.setStartAfter(block);
    if (first) below.setEndBefore(first);
    if (below.toString().trim() !== '' || block.querySelector('[data-note]')) return;
    block.remove();
  }
}

/** Prints the texts of the notes as Markdown, in the element that the schema reads as source. */
export function printNotes(page: Document): void {
  const parser = DOMParser.fromSchema(visualSchema);
  for (const text of page.querySelectorAll('[data-note-text]')) {
    const markdown = parser
      .parse(text)
      .children.map(toMarkdown)
      .filter(Boolean)
      .join('\n\n')
      .replace(/^(?:[\s^↑]|[.,](?=\s))+|(?:\s|↩\ufe0e?)+$/gu, '')
      .replace(/\n(?=.)/g, '\n    ');
    const source = page.createElement('pre');
    source.setAttribute('data-markdown', '');
    source.textContent = `[^${text.getAttribute('data-note-text')}]: ${markdown}`;
    text.replaceWith(source);
  }
}

/** Writes superscripts and subscripts by the characters that Unicode has; where one is missing, plain. */
export function writeScripts(page: Document): void {
  const selector = 'sup:not([data-note]), sub, [style*="vertical-align" i]';
  for (const element of page.querySelectorAll<HTMLElement>(selector)) {
    const script = { super: 'sup', sub: 'sub' }[element.style.verticalAlign] ?? element.localName;
    if (script !== 'sup' && script !== 'sub') continue;
    const signs = [...(scriptCharacters(element.textContent, script) ?? '')];
    if (signs.length === 0) continue;
    const nodes = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { currentNode } = nodes;
      const { length } = [...(currentNode.textContent ?? '')];
      currentNode.textContent = signs.splice(0, length).join('');
    }
  }
}
