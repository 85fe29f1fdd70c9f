import { describe, expect, it } from 'vitest';
import { samePath } from './same-path';

describe('samePath', () => {
  it.each([
    ['/%62log', '/blog'],
    ['/%61dmin/contacto?q=%61', '/admin/contacto?q=%61'],
    ['/feed%2Exml', '/feed.xml'],
    ['/%5F%7e%2d%5a%7A%30%39', '/_~-Zz09'],
  ])('writes %s as %s', (url, plain) => {
    expect(samePath(url)).toBe(plain);
  });

  it.each(['/blog', '/blog?q=%61', '/a%2fb', '/%5b%60%7b%40%3a%5c', '/%2561dmin', '/%c3%b1'])(
    'leaves %s',
    (url) => {
      expect(samePath(url)).toBe(url);
    },
  );

  it.each([
    ['/blog/%E0%A4%A?q=%E0', '/blog/%25E0%25A4%25A?q=%E0'],
    ['/producto/%ff', '/producto/%25ff'],
    ['/%%36%31dmin', '/%25%2536%2531dmin'],
    ['*', '/'],
  ])('takes what is no path, %s, for %s', (url, plain) => {
    expect(samePath(url)).toBe(plain);
  });

  it('decodes once', () => {
    for (const url of ['/%25%36%31', '/%2%35']) expect(samePath(samePath(url))).toBe(samePath(url));
  });
});
