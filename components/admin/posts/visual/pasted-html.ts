import { makeTables } from '@/components/admin/posts/visual/pasted-tables';
import { makeLists } from '@/components/admin/posts/visual/word-lists';

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, table, div';

/**
 * HTML from the clipboard of a word processor or a page with its structure alone. Most styles need no care, because the
 * editor's schema takes what it knows and leaves the rest. `pictures` is the number of pictures that were left out.
 */
export function cleanPastedHtml(html: string): { html: string; pictures: number } {
  // What was copied in the editor comes back as it was.
  if (html.includes('data-pm-slice')) return { html, pictures: 0 };
  const page = new DOMParser().parseFromString(html, 'text/html');
  makeLists(page);
  for (const element of page.querySelectorAll('style, script, meta, link, title')) element.remove();
  const pictures = leavePictures(page);
  makeTables(page);
  dropEmpty(page);
  headings(page);
  for (const quote of page.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote'))
    rename(quote, 'blockquote');
  // Word's notes and tables of contents link within the document that stayed behind.
  for (const link of page.querySelectorAll('a[href^="#_"]')) link.replaceWith(...link.childNodes);
  return { html: page.body.innerHTML, pictures };
}

/** Readers' browsers would ask other sites for their pictures, and those of Google Docs cease to exist. */
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

/** Empty paragraphs, and line breaks between blocks: both stand for a distance, which the page gives by itself. */
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

/** The page has its h1 above the text, and headings have a weight of their own. */
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
