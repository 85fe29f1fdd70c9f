import { programMarks } from '@/lib/text/clean';

const hidden = [
  'script, style, meta, link, title, template, noscript, xml, [hidden], dialog:not([open])',
  // What a page says to screen readers only, and the words of controls, drawings and players, which are none of its text.
  '.sr-only, .u-sr-only, .visually-hidden, .visuallyhidden, [class*="VisuallyHidden"]',
  '.screen-reader-text, .screen-reader-only, .screenreader-text, .a-offscreen',
  'audio, canvas, datalist, object, select, svg, textarea, video',
  'button:not([aria-expanded], :is(h1, h2, h3, h4, h5, h6, dt, p, summary) *)',
  // Comments of Word, and the marks that lead to them.
  '[class*="MsoComment" i], [class*="msocom" i], [id^="_com_"]',
  'a[href*="#_msocom"], a[href*="#_msoanchor"]',
  // Google Docs puts its comments below the text, each with a link to its mark.
  'sup:has(> a[href*="#cmnt"])',
  ':is(p, li):has(a[href*="#cmnt_ref"])',
  'div:has(> :is(p, li):first-child a[href*="#cmnt_ref"])',
  // The name of the language beside code, and the blank with which Word online ends a paragraph.
  'pre:has(code[class*="language-"]) div:not(:has(code), code div), .EOP',
  // Deleted words of Word and of Word online.
  '.msoDel, [class*="Track" i][class*="Delet" i], del[cite], del[datetime]',
  // The source of a formula, and what KaTeX writes of it for screen readers.
  'annotation, .katex-mathml',
].join(', ');

/** A field of Word is its code (`HYPERLINK "…"`) and its result, between marks in empty spans. */
const fieldCode =
  /<span[^<>]*mso-element\s*:\s*field-begin(?:(?!mso-element)[\s\S])*mso-element\s*:\s*field-(?:separator|end)[^<>]*>/gi;

/** HTML without the codes of fields and the marks of programs. */
export const withoutCodes = (html: string) =>
  html.replace(fieldCode, '<span>').replace(programMarks, '');

const hiddenStyle =
  /display\s*:\s*none|clip\s*:\s*rect\((?:\s*[01](?:px)?,?){4}\)|visibility\s*:\s*(?:hidden|collapse)|mso-hide\s*:\s*all|mso-(?:element|special-character)\s*:\s*(?:comment|header|footer)/i;

/** Removes what a document keeps beside its text and does not print: comments, deleted words, hidden text, headers. */
export function dropHidden(page: Document): void {
  const isRevised = isOffice(page) || page.querySelector('ins') !== null;
  applyRules(page);
  for (const element of page.querySelectorAll(hidden)) element.remove();
  for (const element of page.querySelectorAll('[style]')) {
    if (hiddenStyle.test(element.getAttribute('style') ?? '')) element.remove();
  }
  for (const button of page.querySelectorAll('p button:not([aria-expanded])'))
    if (button.closest('p')?.textContent.trim() === button.textContent.trim()) button.remove();
  // On other pages `del` is text that is shown struck through.
  if (isRevised) for (const words of page.querySelectorAll('del')) words.remove();
}

/** Word and LibreOffice write formatting that strikes through as `s`, and tracked deletions as `del`. */
const isOffice = (page: Document) =>
  page.querySelector('[class^="Mso" i], [style*="mso-" i], meta[name="generator" i]') !== null;

/** The properties of words that later steps read from the `style` of an element. */
const properties = ['font-style', 'font-weight', 'text-decoration', 'vertical-align'];

/** Removes what the document's style sheets hide, and copies what they say of words: Word does both by character styles. */
function applyRules(page: Document): void {
  for (const { textContent } of [...page.querySelectorAll('style')].reverse()) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(textContent.replace(/<!--|-->/g, ''));
    // The last rule of several counts, and an element's own style before all.
    for (const rule of [...sheet.cssRules].reverse()) {
      if (!(rule instanceof CSSStyleRule)) continue;
      const { style, selectorText } = rule;
      const isHidden = hiddenStyle.test(style.cssText);
      const declared = properties.filter((name) => style.getPropertyValue(name));
      if (!isHidden && declared.length === 0) continue;
      for (const element of page.querySelectorAll<HTMLElement>(selectorText)) {
        if (isHidden) element.remove();
        for (const name of element.matches('span, font') ? declared : []) {
          // As text: the browser's own list of declarations leaves out those of Word, which later steps read.
          const own = element.getAttribute('style') ?? '';
          element.setAttribute('style', `${name}: ${style.getPropertyValue(name)}; ${own}`);
        }
      }
    }
  }
}
