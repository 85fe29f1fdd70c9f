import { describe, expect, it } from 'vitest';
import { isImageAddress, isLinkAddress } from '@/lib/markdown/addresses';

describe('isLinkAddress', () => {
  it.each([
    'https://a.example',
    'HTTP://a.example/x',
    'mailto:a@b.example',
    '/blog',
    'b',
    '?q=a:b',
    '#c:d',
  ])('accepts %s', (address) => expect(isLinkAddress(address)).toBe(true));

  it.each([
    '',
    'javascript:1',
    '//a.example',
    '/\\a.example',
    '\\a',
    '/\t/a',
    'https:a',
    'https:///a',
    'a b:c',
  ])('refuses %s', (address) => expect(isLinkAddress(address)).toBe(false));
});

describe('isImageAddress', () => {
  it.each(['https://a.example/b.png', '/images/a.webp'])('accepts %s', (address) =>
    expect(isImageAddress(address)).toBe(true),
  );

  it.each(['http://a.example/b.png', '//a', '/\\a', '/\t/a', 'a.png', undefined])(
    'refuses %s',
    (address) => expect(isImageAddress(address)).toBe(false),
  );
});
