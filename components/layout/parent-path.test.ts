import { expect, it } from 'vitest';
import { parentPath } from './site-leaves';

it.each([
  ['/contacto', '/'],
  ['/dauro/editorial', '/dauro'],
  ['/dauro/editorial/propuesta', '/dauro/editorial'],
  ['/blog/una-voz', '/blog'],
  ['/blog/categoria/cine', '/blog'],
  ['/blog/categoria/cine/pagina/2', '/blog/categoria/cine'],
  ['/tienda/pagina/2', '/tienda'],
  ['/producto/el-hidalgo', '/tienda'],
  ['/gracias', '/contacto'],
  ['/', '/'],
])('leads from %s to %s', (from, to) => expect(parentPath(from)).toBe(to));
