import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { starPath } from './vectors.ts';

const font = new URL(
  '../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  import.meta.url,
);

/** What is set in our type is set by a browser: no other tool here knows the optical sizes of Fraunces. */
async function typeset(face: string, body: string): Promise<string> {
  return `<!doctype html><style>
    @font-face { font-family: F; font-weight: 100 900; src: url(data:font/woff2;base64,${face}); }
    * { margin: 0; box-sizing: border-box; }
    body { width: 1200px; height: 630px; background: #9b1b30; color: #faf6ef; font-family: F; overflow: hidden; }
    h1 { position: absolute; left: 64px; bottom: 120px; font-size: 186px; line-height: .88; font-weight: 380; letter-spacing: -.03em; }
    p { position: absolute; left: 68px; bottom: 56px; font-size: 34px; }
    svg { position: absolute; inset: 0; }
  </style>${body}`;
}

/** Stars entering from the right, thinning out towards the words. */
function wall(): string {
  const [size, tints] = [52, ['#741022', '#c4566a', '#f6e3dd', '#1c1b19']];
  const stars = Array.from({ length: 7 * 6 }, (_, index) => {
    const [column, row] = [index % 7, Math.floor(index / 7)];
    const chance = (index * 7919) % 13;
    if (column < 3 && chance > column * 3 + 2) return '';
    const [x, y] = [640 + column * size * 2, row * size * 2 + 40];
    return `<path fill="${tints[(index * 5 + row) % (chance === 1 ? 4 : 3)]}" d="${starPath(size, x, y)}"/>`;
  });
  return `<svg width="1200" height="630">${stars.join('')}</svg>`;
}

/** The pictures that need letters, by the path where they belong. */
export async function drawPages(): Promise<[path: string, image: Buffer][]> {
  const face = (await readFile(font)).toString('base64');
  const executablePath = ['/usr/bin/chromium'].find(existsSync);
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const words = '<h1>Grupo<br>Dauro</h1><p>Editorial, arte, cine e IA. Granada, desde 2000</p>';
  await page.setContent(await typeset(face, wall() + words));
  await page.evaluate(() => document.fonts.ready);
  const image = await page.screenshot();
  await browser.close();
  return [['public/brand/social.png', image]];
}
