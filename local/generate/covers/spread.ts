import type { Book } from '../../storefront/catalogue/types.ts';
import { colours as c } from './colours.ts';
import { type Design, escapeHtml, onPaper } from './design.ts';
import { openings } from './openings.ts';
import { star } from './tiles.ts';

/** The book open at its first page, on a ground of the cover's colour. */
export function spread(book: Book, design: Design): string {
  const opening = openings[book.handle] ?? book.description[0] ?? '';
  const table = design.ground === c.paper ? design.accent : design.ground;
  const mark = `<svg width="64" height="64" viewBox="-32 -32 64 64"><polygon points="${star(0, 0, 30)}" fill="${onPaper(design.accent)}"/></svg>`;
  return `<div class="table" style="background:${table}"><div class="open">
<div class="leaf verso"><div class="running">${escapeHtml(book.author)}</div>${mark}</div>
<div class="leaf recto"><div class="running">${escapeHtml(book.title)}</div><h1>1</h1><p>${escapeHtml(opening)}</p><div class="folio">9</div></div>
</div></div>`;
}
