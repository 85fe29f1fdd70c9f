import { dropHidden } from '@/app/admin/blog-posts/_visual/pasted-hidden';
import { makeNotes, printNotes, raiseSigns } from '@/app/admin/blog-posts/_visual/pasted-notes';
import { makeTables } from '@/app/admin/blog-posts/_visual/pasted-tables';
import { keepNumbers, makeLists } from '@/app/admin/blog-posts/_visual/word-lists';

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, table, div';

/**
 * Reduces HTML of a word processor or a web page to its structure. Most styles need no handling here, because the
 * editor's schema ignores what it does not define. `markdown` is the edited text, whose notes keep their labels.
 * `pictures` is the number of removed pictures.
 */
export function cleanPastedHtml(
  html: string,
  markdown: string,
): { html: string; pictures: number } {
  // HTML copied from the editor itself is already clean.
  if (html.includes('data-pm-slice')) return { html, pictures: 0 };
  // A vertical tab is the line break of Word.
  const page = new DOMParser().parseFromString(html.replace(/[\v\u2028]/g, '<br>'), 'text/html');
  dropHidden(page);
  makeLists(page);
  keepNumbers(page);
  makeNotes(
    page,
    new Set(Array.from(markdown.matchAll(/\[\^([^\]\s]+)\]/g), ([, label = '']) => label)),
  );
  raiseSigns(page);
  const pictures = leavePictures(page);
  makeTables(page);
  dropEmpty(page);
  headings(page);
  for (const quote of page.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote'))
    rename(quote, 'blockquote');
  printNotes(page);
  // Anchors of the original document, such as those of a table of contents, lead nowhere on this site.
  for (const link of page.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes);
  return { html: page.body.innerHTML, pictures };
}

/** Readers' browsers would request pictures of other sites there, and addresses of Google Docs expire. */
function leavePictures(page: Document): number {
  let left = 0;
  for (const image of page.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? '';
    const url = URL.canParse(address, location.href) ? new URL(address, location.href) : null;
    if (url?.origin === location.origin && !url.pathname.startsWith('/_next/')) {
      image.setAttribute('src', url.pathname);
    } else {
      image.remove();
      left += 1;
    }
  }
  return left;
}

/** Removes empty paragraphs and line breaks between blocks. They only add space, which the page's styles provide. */
function dropEmpty(page: Document): void {
  for (const paragraph of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
  }
  for (const end of page.querySelectorAll('br')) {
    if (
      [end.previousElementSibling, end.nextElementSibling].some((next) => next?.matches(blocks))
    ) {
      end.remove();
    }
  }
}

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
