/** The group's star in its fixed colours. The same points as components/art/tilings/star.ts, around 0,0. */
const notch = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

export function starPath(radius: number, x = 0, y = 0): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const reach = index % 2 === 0 ? radius : radius * notch;
    return `${(x + Math.sin(angle) * reach).toFixed(2)} ${(y - Math.cos(angle) * reach).toFixed(2)}`;
  });
  return `M${points.join('L')}z`;
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64"><title>Grupo Dauro</title>${content}</svg>\n`;
const mark = (radius: number, colour: string) => `<path fill="${colour}" d="${starPath(radius)}"/>`;

/** The star stands alone: pomegranate, so that it is seen on light and on dark tabs. */
export const roundIcon = svg(mark(31, '#9b1b30') + mark(12, '#faf6ef'));

/** For systems that cut their own shape: the star well inside a field that reaches the edges. */
export const maskableIcon = svg(
  `<path fill="#9b1b30" d="M-32-32h64v64h-64z"/>${mark(21, '#faf6ef')}${mark(8, '#9b1b30')}`,
);

export const starFile = svg(mark(32, '#1c1b19'));
