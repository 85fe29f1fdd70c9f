import type { Book } from '../../storefront/catalogue/types.ts';
import { colours as c } from './colours.ts';
import type { Random } from './random.ts';

/** A front cover of 800 by 1200: what is drawn, and the type that is set over it. */
export interface Design {
  ground: string;
  ink: string;
  accent: string;
  /** SVG in the coordinates of the cover. */
  art: string;
  /** HTML of the type. */
  type: string;
  /** Where a close look is worth while. */
  focus?: readonly [x: number, y: number];
}

/** `position` is the book's place in its series, so that neighbours do not wear the same colours. */
export type Layout = (book: Book, random: Random, position: number) => Design;

/** Each book of a series takes the next of its schemes. */
export function inTurn<const Options extends readonly [unknown, ...unknown[]]>(
  options: Options,
  position: number,
): Options[number] {
  return options[position % options.length] ?? options[0];
}

/** A block of type in a box; `data-fit` sizes a title to the box it is given. */
export function block(
  kind: 'title' | 'author' | 'series',
  text: string,
  box: {
    left: number;
    top: number;
    width: number;
    height?: number;
    from?: number;
    bottom?: boolean;
  },
  style = '',
): string {
  const height = box.height === undefined ? '' : `height:${box.height}px;`;
  const fit = box.from === undefined ? '' : ` data-fit="${box.from}"`;
  const end = box.bottom ? 'align-content:end;' : '';
  const place = `left:${box.left}px;top:${box.top}px;width:${box.width}px;${height}${end}${style}`;
  return `<div class="${kind}" style="${place}"${fit}><span>${escapeHtml(text)}</span></div>`;
}

/** The publisher's mark and name, small, where the layout wants it. */
export function imprint(left: number, top: number, colour: string): string {
  const mark = `<svg width="26" height="26" viewBox="-13 -13 26 26"><path fill="${colour}" d="M-9-9H9V9H-9ZM0-12.7 12.7 0 0 12.7-12.7 0Z"/></svg>`;
  return `<div class="imprint" style="left:${left}px;top:${top}px;color:${colour}">${mark}Ediciones Dauro</div>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A colour of the cover that can also be seen on white. */
export function onPaper(colour: string): string {
  const pale: readonly string[] = [c.paper, c.sand, c.clay, c.rose, c.sky, c.sage];
  return pale.includes(colour) ? c.pomegranate : colour;
}
