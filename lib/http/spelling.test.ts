import { describe, expect, it } from 'vitest';
import { isFileAddress, slugSpelling, spellingOf } from './spelling';

describe('spellingOf', () => {
  it.each([
    ['/', '/'],
    ['/blog', '/blog'],
    ['/Blog/UNA-Voz', '/blog/una-voz'],
    ['/%42l%6Fg', '/blog'],
    ['/producto/ni%c3%91o', '/producto/ni%C3%B1o'],
    ['/producto/nin%CC%83o', '/producto/ni%C3%B1o'],
    ['/blog/una-voz%20', '/blog/una-voz'],
    ['/blog/una%C2%AD-voz%E2%80%8B', '/blog/una-voz'],
    ['/%E2%A0%80blog/una%EF%B8%8F-%CD%8Fvoz%E3%85%A4', '/blog/una-voz'],
    ['/blog/una%F0%9D%85%99-voz', '/blog/una-voz'],
    ['/blog/%E3%85%A4', '/blog/%E3%85%A4'],
    ['/blog%2FUna%3F%23%25', '/blog%2Funa%3F%23%25'],
    ['/%2Fevil.example', '/%2Fevil.example'],
    ['/blog/%20', '/blog/%20'],
  ])('%s is written %s', (pathname, spelling) => {
    expect(spellingOf(pathname)).toBe(spelling);
    expect(spellingOf(spelling)).toBe(spelling);
  });

  it.each(['/%', '/blog/caf%E9', '/%c0%ae', '/producto/%ED%A0%80', '/a/%zz', '/%E2%82'])(
    '%s is no text',
    (pathname) => expect(spellingOf(pathname)).toBeNull(),
  );
});

it.each([
  ['/', '/'],
  ['/tienda/categoria/poes%C3%ADa', '/tienda/categoria/poesia'],
  [
    '/tienda/categoria/novela%20hist%C3%B3rica/pagina/2',
    '/tienda/categoria/novela-historica/pagina/2',
  ],
  ['/blog/una-voz', '/blog/una-voz'],
  ['/blog/%20', '/blog/%20'],
  ['/%2Fevil.example', '/evil-example'],
  ['/blog/%D0%B6', '/blog/%D0%B6'],
])('%s as of a title is %s', (spelling, slug) => expect(slugSpelling(spelling)).toBe(slug));

it.each([
  ['/blog/x/social.jpg', true],
  ['/images/subidas/x', true],
  ['/api/jobs', true],
  ['/blog/x', false],
  ['/', false],
])('%s is an address of a file: %s', (pathname, expected) => {
  expect(isFileAddress(pathname)).toBe(expected);
});
