import type { Book } from '../../storefront/catalogue/types.ts';
import { colours as c } from './colours.ts';
import { type Design, escapeHtml } from './design.ts';
import { frontCover } from './front.ts';

const spineWidth = 78;

/** The book lying on a table, seen from so near that the tiles are what one sees. */
export function detail(book: Book, design: Design): string {
  const table = design.ground === c.paper || design.ground === c.sand ? c.clay : c.sand;
  const spine = `<div class="spine" style="background:${design.ground};color:${design.ink}"><span>${escapeHtml(book.title)}</span><span>${escapeHtml(book.author)}</span></div>`;
  const [x, y] = design.focus ?? [330, 640];
  const place = `left:${440 - x}px;top:${400 - y}px;transform-origin:${x + spineWidth}px ${y}px`;
  return `<div class="table" style="background:${table}"><div class="volume" style="${place}">${spine}${frontCover({ ...design, type: '' })}<div class="bend"></div></div></div>`;
}
