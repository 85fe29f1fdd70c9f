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
export function dropHidden(page: Document): void {
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
    sheet.replaceSync(textContent.replace(/<!--|-->/g, ''));
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
