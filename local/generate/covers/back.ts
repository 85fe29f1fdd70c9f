import { seriesNames } from '../../storefront/catalogue/series.ts';
import type { Book } from '../../storefront/catalogue/types.ts';
import { barcode } from './barcode.ts';
import { colours as c } from './colours.ts';
import { type Design, escapeHtml, imprint } from './design.ts';
import { star } from './tiles.ts';

/** The back of the book: its prose, its number and an echo of the front. */
export function backCover(book: Book, { ground, ink, accent }: Design): string {
  const prose = book.description.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  const echo = `<polygon points="${star(716, 96, 184)}" fill="${accent}" opacity=".9"/><polygon points="${star(716, 96, 104, 0.39)}" fill="${ground}"/>`;
  return `<div class="cover" style="--ground:${ground};--ink:${ink}"><svg viewBox="0 0 800 1200">${accent === ground ? '' : echo}</svg>
<div class="author" style="left:72px;top:72px;width:440px">${escapeHtml(book.author)}</div>
<div class="title" style="left:70px;top:112px;width:430px;height:190px" data-fit="54"><span>${escapeHtml(book.title)}</span></div>
<div class="prose" style="left:72px;top:350px;width:600px;height:560px" data-fit="31"><div>${prose}</div></div>
<div class="panel" style="left:498px;top:968px;background:${c.paper};color:${c.ink}">${barcode(book.isbn)}<small>ISBN ${book.isbn}</small></div>
<div class="series" style="left:72px;top:1076px;width:380px">Colección ${seriesNames[book.series]}</div>
${imprint(72, 1_122, ink)}</div>`;
}
