import { describe, expect, it } from 'vitest';
import { slugify } from '@/app/admin/blog-posts/schema';

describe('slugify', () => {
  it.each([
    ['Una voz para dos tierras: presentaciones', 'una-voz-para-dos-tierras-presentaciones'],
    ['  ¡Ñandúes y PINGÜINOS, en Órgiva!  ', 'nandues-y-pinguinos-en-orgiva'],
    ['100.000 NFT por partido', '100-000-nft-por-partido'],
    ['A — B / C', 'a-b-c'],
    ['cami\u0301on', 'camion'],
    ['ﬁcción y ﬂores', 'ficcion-y-flores'],
    ['Straße, Ærø, œuvre, Łódź, Đorđe, Þór, ısı', 'strasse-aero-oeuvre-lodz-dorde-thor-isi'],
    ['Ｄａｕｒｏ nº 3, 10 m²', 'dauro-no-3-10-m2'],
    ['Pala\u00adbras en la pá\u200bgina', 'palabras-en-la-pagina'],
    ['Жизнь', 'zhizn'],
    ['Ελλάδα', 'ellada'],
    ['حياة', 'hyat'],
    ['人生', 'articulo-20261125'],
    ['📚✨', ''],
    ['---', ''],
  ])('%s', (title, slug) => {
    expect(slugify(title, new Date('2026-11-25T12:00:00Z'))).toBe(slug);
  });

  it('does not end with a hyphen after being cut', () => {
    const slug = slugify(`${'a'.repeat(254)} b`);
    expect(slug).toBe('a'.repeat(254));
  });
});
