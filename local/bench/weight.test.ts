import { describe, expect, it } from 'vitest';
import { createScale, gzippedSize, scriptsOf } from './weight.ts';

const page = [
  '<script src="/a.js" async=""></script>',
  '<script async="" src="/b.js"></script>',
  '<script src="/a.js" async=""></script>',
  '<script src="/old.js" noModule=""></script>',
  '<script>self.inline = "src=/c.js"</script>',
].join('');

describe('scriptsOf', () => {
  it('names each script once, and neither inline ones nor those for old browsers', () => {
    expect(scriptsOf(page)).toEqual(['/a.js', '/b.js']);
  });
});

describe('createScale', () => {
  const contents: Record<string, string> = { '/a.js': 'a'.repeat(5000), '/b.js': 'let b = 1;' };

  it('adds up what travels, compressed, and fetches a shared script once', async () => {
    const asked: string[] = [];
    const weigh = createScale(async (address) => {
      asked.push(address);
      return new TextEncoder().encode(contents[address]);
    });
    const bytes = gzippedSize(contents['/a.js'] ?? '') + gzippedSize(contents['/b.js'] ?? '');
    expect(bytes).toBeLessThan(200);
    expect(await weigh(page)).toEqual({ files: 2, bytes });
    expect(await weigh(page)).toEqual({ files: 2, bytes });
    expect(asked).toEqual(['/a.js', '/b.js']);
  });

  it('finds a page without scripts weightless', async () => {
    const weigh = createScale(async () => new Uint8Array());
    expect(await weigh('<p>Hola</p>')).toEqual({ files: 0, bytes: 0 });
  });
});
