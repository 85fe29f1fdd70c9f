import { earlyClicks } from './early-clicks.ts';

/** Next's own scripts, as React writes them, and what announces the first of them. Old browsers' (`noModule`) stay. */
const script = /<script src="(\/_next\/static\/[^"&]+)" async="">\s*<\/script>/g;
const announcement = /<link rel="preload" as="script"[^>]*>/g;

/**
 * A prerendered page whose scripts are fetched once the browser has drawn it, and not while it is drawing. The pages need
 * none of them to be read, and links and forms work before; nothing else is changed
 * (docs/decisions/0020-scripts-after-paint.md). Comes in and goes out as a whole HTML document.
 */
export function scriptsAfterPaint(html: string): string {
  const addresses: string[] = [];
  const body = html.replace(script, (_, address: string) => {
    if (!addresses.includes(address)) addresses.push(address);
    return '';
  });
  if (addresses.length === 0) return html;
  const loader = `<script>${loaderOf(addresses)};${earlyClicks}</script>`;
  return body.replace(announcement, '').replace('</head>', () => `${loader}</head>`);
}

/** Milliseconds after which the scripts come in any case: some browsers draw nothing in a window that is covered. */
const latest = 3000;

/**
 * A task for each script, lest the page hangs while the browser prepares ten requests; in the first frame's task they
 * would still arrive before it is shown. A page in a background tab is not drawn, so there is nothing to wait for.
 * `async` must stand in the markup: React looks there for the scripts it wrote. Until the scripts are asked for, an empty
 * document that is still being written keeps `load` waiting: who is told that the page has loaded may press something.
 */
const loaderOf = (addresses: string[]) =>
  '(()=>{const add=src=>' +
  'document.head.append(Object.assign(document.createElement("script"),{async:true,src})),' +
  'hold=document.createElement("iframe"),' +
  'start=()=>{for(const src of left)setTimeout(add,0,src);left=[];setTimeout(()=>hold.remove())};' +
  `let left=${JSON.stringify(addresses)};` +
  `setTimeout(start,${latest});` +
  'if(document.hidden)return start();' +
  'new PerformanceObserver(start).observe({type:"paint",buffered:true});' +
  'document.head.append(hold);hold.contentDocument.open()})()';
