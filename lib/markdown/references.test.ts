import { expect, it } from 'vitest';
import { referencesOf } from '@/app/admin/blog-posts/checks';

it('finds links of every notation once, and pictures with their alternative texts', () => {
  const text = [
    '[uno](/blog) y [otra vez](/blog) y <https://a.example>',
    'un [lazo][x] y ![foto][y]',
    '![](/images/a.webp) ![Un patio](https://a.example/b.png)',
    '`[código](/no)` \\[no](/tampoco)',
    '',
    '[x]: /contacto',
    '[y]: /images/c.webp',
  ].join('\n');
  expect(referencesOf(text)).toEqual({
    links: ['/blog', 'https://a.example', '/contacto'],
    pictures: [
      { address: '/images/c.webp', alt: 'foto' },
      { address: '/images/a.webp', alt: '' },
      { address: 'https://a.example/b.png', alt: 'Un patio' },
    ],
  });
});

it('returns nothing for a text that is too costly to parse', () => {
  expect(referencesOf(`${'> '.repeat(60)}[a](/b)`)).toEqual({ links: [], pictures: [] });
});
