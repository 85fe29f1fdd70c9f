import { describe, expect, it } from 'vitest';
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
  const frames: (() => void)[] = [];
  const document = {
    hidden,
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => added.push(src) },
  };
  const nextFrame = (then: () => void) => frames.push(then);
  const now = (then: (src: string) => void, _: number, src: string) => then(src);
  const listened: string[] = [];
  const listen = (event: string) => listened.push(event);
  const globals = ['document', 'requestAnimationFrame', 'setTimeout', 'addEventListener'];
  new Function(...globals, code)(document, nextFrame, now, listen);
  expect(listened).toEqual(['click', 'keydown']);
  return { added, frames };
}

describe('scriptsAfterPaint', () => {
  const html = scriptsAfterPaint(page);

  it('fetches the scripts of a page when its first frame is drawn, in their order', () => {
    const { added, frames } = run(html, false);
    expect(added).toEqual([]);
    for (const frame of frames) frame();
    expect(added).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']);
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
