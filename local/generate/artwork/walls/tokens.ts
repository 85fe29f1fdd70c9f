import { readFileSync } from 'node:fs';

const stylesheet = readFileSync(
  new URL('../../../../app/styles/tokens.css', import.meta.url),
  'utf8',
);
const colours = new Map(
  [...stylesheet.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);

/** The value of a colour token: pictures of their own cannot use the page's custom properties. */
export function colourOf(token: string): string {
  const colour = colours.get(token);
  if (!colour) throw new Error(`No colour token is called ${token}.`);
  return colour;
}
