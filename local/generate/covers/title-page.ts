import { seriesNames } from '../../storefront/catalogue/series.ts';
import type { Book } from '../../storefront/catalogue/types.ts';
import { colours as c } from './colours.ts';
import { type Design, escapeHtml, imprint, onPaper } from './design.ts';
import { star } from './tiles.ts';

/** The title page: black on paper, one star in the colour of the cover. */
export function titlePage(book: Book, { accent }: Design): string {
  const helpers = [
    book.translator && `Traducción de ${book.translator}`,
    book.illustrator && `Ilustraciones de ${book.illustrator}`,
  ].filter(Boolean);
  const shade = `<linearGradient id="gutter"><stop stop-color="#000" stop-opacity=".2"/><stop offset=".12" stop-color="#000" stop-opacity="0"/></linearGradient><rect width="800" height="1200" fill="url(#gutter)"/>`;
  const mark = `<polygon points="${star(176, 836, 52)}" fill="${onPaper(accent)}"/><polygon points="${star(176, 836, 26, 0.39)}" fill="${c.paper}"/>`;
  return `<div class="cover" style="--ground:${c.paper};--ink:${c.ink}"><svg viewBox="0 0 800 1200">${shade}${mark}</svg>
<div class="author" style="left:124px;top:150px;width:560px;font-family:Fraunces;font-size:34px">${escapeHtml(book.author)}</div>
<div class="title" style="left:120px;top:300px;width:580px;height:330px;font-weight:430" data-fit="92"><span>${escapeHtml(book.title)}</span></div>
<div class="author" style="left:124px;top:660px;width:560px;font-family:Fraunces;font-style:italic">${helpers.map((line) => escapeHtml(line ?? '')).join('<br>')}</div>
<div class="series" style="left:124px;top:1030px;width:500px">${seriesNames[book.series]}<br>Granada, ${book.year}</div>
${imprint(124, 1_098, c.ink)}</div>`;
}
