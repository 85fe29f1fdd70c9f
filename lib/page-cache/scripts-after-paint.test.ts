import { describe, expect, it, vi } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint';

const page = [
  '<html><head><link rel="stylesheet" href="/_next/static/chunks/s.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><p>Precio: $&amp;1</p><script src="/_next/static/chunks/b.js" async=""></script>',
  '<script>self.__next_f=[]</script></body></html>',
].join('');

/** Runs the loader as a browser would, with a stage of its own. */
function run(html: string, hidden: boolean) {
  const code = /<script>(\(\(\)=>.*?)<\/script>/.exec(html)?.[1] ?? '';
  const added: string[] = [];
  const later: (() => void)[] = [];
  const listened: string[] = [];
  const hold = { contentDocument: { open: vi.fn() }, remove: vi.fn() };
  let paint = () => {};
  class PerformanceObserver {
    constructor(then: () => void) {
      paint = then;
    }
    observe(what: object) {
      expect(what).toEqual({ type: 'paint', buffered: true });
    }
  }
  const stage = {
    document: {
      hidden,
      createElement: (name: string) => (name === 'iframe' ? hold : {}),
      head: {
        append: (element: object) => 'src' in element && added.push(String(element.src)),
      },
    },
    PerformanceObserver,
    setTimeout: (then: (src?: string) => void, wait?: number, src?: string) =>
      wait ? later.push(then) : then(src),
    addEventListener: (event: string) => listened.push(event),
  };
  new Function(...Object.keys(stage), code)(...Object.values(stage));
  expect(listened).toEqual(['click', 'keydown']);
  return { added, later, paint, hold };
}

const scripts = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];

describe('scriptsAfterPaint', () => {
  const html = scriptsAfterPaint(page);

  it('fetches the scripts of a page once it is drawn, in their order and once', () => {
    const { added, later, paint, hold } = run(html, false);
    expect(added).toEqual([]);
    expect(hold.contentDocument.open).toHaveBeenCalled();
    expect(hold.remove).not.toHaveBeenCalled();
    // One entry for the first paint, one for the first with content; and the time for whoever draws nothing.
    paint();
    paint();
    for (const then of later) then();
    expect(added).toEqual(scripts);
    expect(hold.remove).toHaveBeenCalled();
  });

  it('waits for ever for nobody who draws nothing', () => {
    const { added, later } = run(html, false);
    for (const then of later) then();
    expect(added).toEqual(scripts);
  });

  it('does not wait in a tab that nobody looks at', () => {
    expect(run(html, true).added).toHaveLength(2);
  });

  it('leaves everything else as it was', () => {
    const rest = html.replace(/<script>\(\(\)=>.*?<\/script>/, '');
    expect(rest).toBe(
      page
        .replace(/<script src="[^"]*" async=""><\/script>/g, '')
        .replace(/<link rel="preload"[^>]*>/, ''),
    );
  });

  it('is done once, and not where there is nothing to do', () => {
    expect(scriptsAfterPaint(html)).toBe(html);
    expect(scriptsAfterPaint('<html><head></head></html>')).toBe('<html><head></head></html>');
  });
});
