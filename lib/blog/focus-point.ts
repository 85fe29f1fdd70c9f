/** The point of a picture that a crop keeps visible, in per cent from the left and the top. */
export type FocusPoint = { x: number; y: number };

export const centre: FocusPoint = { x: 50, y: 50 };

const mark = /#foco=(\d{1,2}|100),(\d{1,2}|100)$/;

/** Splits a stored address into picture and focus point (requirement 6.24): `/images/a.webp#foco=30,70`. */
export function readPicture(address: string): { src: string; focus: FocusPoint } {
  const [whole, x, y] = mark.exec(address) ?? [];
  if (!whole) return { src: address, focus: centre };
  return { src: address.slice(0, -whole.length), focus: { x: Number(x), y: Number(y) } };
}

/** The address of a picture without its focus point. */
export const pictureSource = (address: string): string => readPicture(address).src;

/** The address of a picture with another focus point, in whole per cent; the centre is the default and not written. */
export function writePicture(address: string, { x, y }: FocusPoint): string {
  const [left, top] = [x, y].map((value) => Math.round(Math.min(100, Math.max(0, value))));
  const isCentre = left === centre.x && top === centre.y;
  return `${pictureSource(address)}${isCentre ? '' : `#foco=${left},${top}`}`;
}

/** The focus point as the CSS property object-position. */
export const objectPosition = ({ x, y }: FocusPoint): string => `${x}% ${y}%`;
