import { describe, expect, it } from 'vitest';
import { slugify } from '@/lib/blog/editor/slug';

describe('slugify', () => {
  it.each([
    ['Una voz para dos tierras: presentaciones', 'una-voz-para-dos-tierras-presentaciones'],
    ['  ¡Ñandúes y PINGÜINOS, en Órgiva!  ', 'nandues-y-pinguinos-en-orgiva'],
    ['100.000 NFT por partido', '100-000-nft-por-partido'],
    ['A — B / C', 'a-b-c'],
    ['cami\u0301on', 'camion'],
    ['📚✨', ''],
    ['---', ''],
  ])('%s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('does not end with a hyphen after being cut', () => {
    const slug = slugify(`${'a'.repeat(254)} b`);
    expect(slug).toBe('a'.repeat(254));
  });
});
