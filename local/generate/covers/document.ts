import { readFile } from 'node:fs/promises';

const fonts: [family: string, style: string, file: string][] = [
  ['Fraunces', 'normal', 'fraunces/files/fraunces-latin-full-normal.woff2'],
  ['Fraunces', 'italic', 'fraunces/files/fraunces-latin-full-italic.woff2'],
  ['Inter', 'normal', 'inter/files/inter-latin-wght-normal.woff2'],
];

/** The empty page that every picture is set on, with the site's own fonts in it. */
export async function coverDocument(): Promise<string> {
  const faces = await Promise.all(
    fonts.map(async ([family, style, file]) => {
      const bytes = await readFile(`node_modules/@fontsource-variable/${file}`, 'base64');
      return `@font-face{font-family:${family};font-style:${style};font-weight:100 900;src:url(data:font/woff2;base64,${bytes})}`;
    }),
  );
  return `<!doctype html><html lang="es"><meta charset="utf-8"><style>${faces.join('')}${rules}</style><body></body></html>`;
}

const rules = `
* { box-sizing: border-box; margin: 0; }
body { background: #fff; font-kerning: normal; }
.cover { position: relative; width: 800px; height: 1200px; overflow: hidden; background: var(--ground); color: var(--ink); }
.cover > svg { position: absolute; inset: 0; width: 800px; height: 1200px; }
.cover > div { position: absolute; }
.veil { left: 0; right: 0; bottom: 0; height: 760px; }
.title { display: grid; font: 560 96px/.97 Fraunces; letter-spacing: -.022em; font-variation-settings: 'opsz' 144, 'SOFT' 0, 'WONK' 0; text-wrap: balance; hyphens: manual; }
.author { display: grid; font: 500 27px/1.25 Inter; letter-spacing: -.005em; }
.series { font: 500 19px/1.3 Inter; letter-spacing: .01em; }
.side { transform: rotate(-90deg); transform-origin: 0 0; white-space: nowrap; }
.prose { display: grid; font: 400 31px/1.5 Fraunces; font-variation-settings: 'opsz' 14; }
.prose p + p { margin-top: .7em; }
.panel { padding: 22px 22px 14px; }
.panel svg { display: block; }
.panel small { display: block; margin-top: 8px; font: 500 16px/1 Inter; letter-spacing: .02em; }
.table { position: relative; width: 1000px; height: 800px; overflow: hidden; }
.volume { position: absolute; display: flex; transform: rotate(-14deg) scale(1.42); box-shadow: -24px 34px 60px rgb(0 0 0 / .38), -4px 6px 10px rgb(0 0 0 / .25); }
.spine { display: flex; justify-content: space-between; width: 78px; height: 1200px; padding: 60px 0; writing-mode: vertical-rl; align-items: center; font: 600 30px/1 Fraunces; filter: brightness(.86); }
.spine span + span { font: 500 22px/1 Inter; }
.bend { position: absolute; left: 78px; top: 0; width: 60px; height: 1200px; background: linear-gradient(90deg, rgb(0 0 0 / .32), rgb(255 255 255 / .16) 30%, rgb(0 0 0 / .14) 48%, transparent); }
.open { position: absolute; left: 70px; top: 84px; display: flex; transform: rotate(-3deg); box-shadow: 0 26px 60px rgb(0 0 0 / .35), 0 4px 10px rgb(0 0 0 / .2); }
.leaf { position: relative; width: 430px; height: 632px; padding: 58px 54px; background: #FAF6EF; color: #1C1B19; }
.verso { background: linear-gradient(90deg, #FAF6EF 70%, #E9E1D3 94%, #CFC4B2); }
.verso svg { position: absolute; left: 54px; bottom: 58px; }
.recto { background: linear-gradient(270deg, #FAF6EF 66%, #EFE8DB 92%, #D5CAB8); }
.running { font: 500 13px/1 Inter; color: #6B655B; }
.leaf h1 { margin: 76px 0 22px; font: 400 54px/1 Fraunces; }
.leaf p { font: 400 19px/1.58 Fraunces; font-variation-settings: 'opsz' 14; text-wrap: pretty; }
.folio { position: absolute; right: 54px; bottom: 44px; font: 500 13px/1 Inter; }
.imprint { display: flex; align-items: center; gap: 10px; font: 600 19px/1 Inter; white-space: nowrap; }
`;
