/** The point of a picture that a crop keeps in sight: per cent from its left and from its top. */
export type FocusPoint = { x: number; y: number };

export const centre: FocusPoint = { x: 50, y: 50 };

const mark = /#foco=(\d{1,2}|100),(\d{1,2}|100)$/;

/** A picture as a post stores it: `/images/a.webp`, or `/images/a.webp#foco=30,70` with a focus point (requirement 6.24). */
export function readPicture(address: string): { src: string; focus: FocusPoint } {
  const [whole, x, y] = mark.exec(address) ?? [];
  if (!whole) return { src: address, focus: centre };
  return { src: address.slice(0, -whole.length), focus: { x: Number(x), y: Number(y) } };
}

/** The address of a picture without its focus point, as every other reader wants it. */
export const pictureSource = (address: string): string => readPicture(address).src;

/** The picture with another focus point, in whole per cent; the centre needs no mark. */
export function writePicture(address: string, { x, y }: FocusPoint): string {
  const [left, top] = [x, y].map((value) => Math.round(Math.min(100, Math.max(0, value))));
  const isCentre = left === centre.x && top === centre.y;
  return `${pictureSource(address)}${isCentre ? '' : `#foco=${left},${top}`}`;
}

/** The focus point as the CSS property object-position. */
export const objectPosition = ({ x, y }: FocusPoint): string => `${x}% ${y}%`;
