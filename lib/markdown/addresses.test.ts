import { expect, it } from 'vitest';
import { completeAddress, isImageAddress, isLinkAddress } from './addresses';

const links = ['https://a.example', 'HTTP://a.example/x', 'mailto:a@b.example', 'tel:+34958000000'];
const onThisSite = ['/blog', 'b', '?q=a:b', '#c:d'];

it.each([...links, ...onThisSite])('a text may link to %s', (address) => {
  expect(isLinkAddress(address)).toBe(true);
});

const otherSites = ['//a.example', '/\\a.example', '\\a', '/\t/a'];

it.each(['', 'javascript:1', ...otherSites, 'https:a', 'https:///a', 'a b:c'])(
  'a text may not link to %j',
  (address) => expect(isLinkAddress(address)).toBe(false),
);

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
  ['', null],
  ['blog/x', null],
  ['lee esto', null],
  ['example', null],
  ['tel:', null],
  ['javascript:alert(1)', null],
  ['ftp://a.example', null],
  ['//a.example', null],
])('the typed address %j is completed as %s', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

it.each([
  ['https://a.example/b.png', true],
  ['/images/a.webp', true],
  ['http://a.example/b.png', false],
  ['//a', false],
  ['/\\a', false],
  ['/\t/a', false],
  ['a.png', false],
  [undefined, false],
])('a text may show a picture at %j: %s', (address, isAllowed) => {
  expect(isImageAddress(address)).toBe(isAllowed);
});
