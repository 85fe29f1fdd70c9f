import { expect, it } from 'vitest';
import { gzippedSize, scriptBytes, scriptsOf } from './weight.ts';

const page = [
  '<script src="/a.js" async=""></script>',
  '<script async="" src="/b.js"></script>',
  '<script src="/a.js" async=""></script>',
  '<script src="/old.js" noModule=""></script>',
  '<script>self.inline = "src=/c.js"</script>',
].join('');

it('lists each script once, without inline and legacy scripts, and adds up their sizes', async () => {
  expect(scriptsOf(page)).toEqual(['/a.js', '/b.js']);
  const contents: Record<string, string> = { '/a.js': 'a'.repeat(5000), '/b.js': 'let b = 1;' };
  const load = async (address: string) => new TextEncoder().encode(contents[address]);
  const bytes = gzippedSize(contents['/a.js'] ?? '') + gzippedSize(contents['/b.js'] ?? '');
  expect(bytes).toBeLessThan(200);
  expect(await scriptBytes(page, load)).toBe(bytes);
  expect(await scriptBytes('<p>Hola</p>', load)).toBe(0);
});
