import { expect, it } from 'vitest';
import { shareAddress, shareNetworks } from './share';

it('encodes address and text so that they decode unchanged', () => {
  const [url, text] = ['https://dauro.example/blog/una-voz?a=b&c', '«Voz» & 100 % #1'];
  for (const network of shareNetworks) {
    const { protocol, searchParams } = new URL(shareAddress(network, url, text));
    expect([...searchParams.values()].join(' ')).toContain(url);
    expect(protocol).toBe('https:');
  }
  expect(shareAddress('twitter', url, text)).toContain('text=%C2%ABVoz%C2%BB%20%26%20100%20%25');
  const { searchParams } = new URL(shareAddress('whatsapp', url, text));
  expect(searchParams.get('text')).toBe(`${text} ${url}`);
});
