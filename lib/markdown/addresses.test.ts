import { describe, expect, it } from 'vitest';
import { completeAddress, isImageAddress, isLinkAddress } from '@/lib/markdown/addresses';

describe('isLinkAddress', () => {
  it.each([
    'https://a.example',
    'HTTP://a.example/x',
    'mailto:a@b.example',
    'tel:+34958000000',
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

describe('completeAddress', () => {
  it.each([
    ['www.example.com', 'https://www.example.com'],
    [' example.com ', 'https://example.com'],
    ['example.com:8080/a?b=c#d', 'https://example.com:8080/a?b=c#d'],
    ['cañada.example/x', 'https://cañada.example/x'],
    ['info@x.example', 'mailto:info@x.example'],
    ['mailto:info@x.example', 'mailto:info@x.example'],
    ['tel:+34 958 000 000', 'tel:+34958000000'],
    ['https://a.example/b', 'https://a.example/b'],
    ['/blog/x', '/blog/x'],
    ['#nota', '#nota'],
  ])('%s becomes %s', (typed, address) => expect(completeAddress(typed)).toBe(address));

  it.each([
    '',
    'blog/x',
    'lee esto',
    'example',
    'tel:',
    'javascript:alert(1)',
    'ftp://a.example',
    '//a.example',
  ])('refuses %s', (typed) => expect(completeAddress(typed)).toBeNull());
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
