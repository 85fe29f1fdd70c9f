import { expect, it } from 'vitest';
import { firstPage, parameterPageAt, pathOf } from './parameter-pages';

it.each([
  ['/blog/una-voz', 'post', 'una-voz'],
  ['/producto/el-niño', 'product', 'el-niño'],
  ['/blog/categoria/cine', 'blogCategory', 'cine'],
  ['/tienda/categoria/poesia', 'shopCategory', 'poesia'],
] as const)('%s is a %s', (path, name, value) => {
  expect(parameterPageAt(path)).toMatchObject({ name, value });
  expect(pathOf(name, value)).toBe(path);
});

it.each(['/', '/blog', '/blog/', '/tienda/arte', '/blog/categoria/cine/pagina/2', '/otra/una-voz'])(
  '%s has no parameter',
  (path) => expect(parameterPageAt(path)).toBeNull(),
);

it.each([
  ['/blog/pagina/2', '/blog'],
  ['/tienda/pagina/12', '/tienda'],
  ['/tienda/categoria/poesia/pagina/3', '/tienda/categoria/poesia'],
  ['/blog/pagina/0', null],
  ['/blog/pagina/dos', null],
  ['/blog/una-voz/pagina/2', null],
  ['/contacto/pagina/2', null],
  ['/blog', null],
])('the first page of %s is %s', (path, first) => expect(firstPage(path)).toBe(first));
