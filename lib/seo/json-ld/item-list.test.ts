import { expect, it } from 'vitest';
import { itemListJsonLd } from './products';

it('numbers the pages and makes their addresses absolute', () => {
  const list = itemListJsonLd('https://x.example', 'Libros', [
    { name: 'Uno', path: '/producto/uno' },
    { name: 'Dos', path: '/producto/dos' },
  ]);
  expect(list).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Uno', url: 'https://x.example/producto/uno' },
      { '@type': 'ListItem', position: 2, name: 'Dos', url: 'https://x.example/producto/dos' },
    ],
  });
});
