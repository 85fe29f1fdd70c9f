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

  it.each([
    '/blog',
    '/blog?q=%61',
    '/a%2fb',
    '/%5b%60%7b%40%3a%5c',
    '/%2561dmin',
    '/%c3%b1',
    '/%%36%31dmin',
    '/%E0%A4%A',
    '*',
  ])('leaves %s', (url) => {
    expect(samePath(url)).toBe(url);
  });

  it('decodes once', () => {
    for (const url of ['/%25%36%31', '/%2%35']) expect(samePath(samePath(url))).toBe(samePath(url));
  });
});
