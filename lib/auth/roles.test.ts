import { expect, it } from 'vitest';
import { mayWorkOn, workOf } from './roles';

it.each([
  [['staff'], ['editorial', 'posts', 'pictures', 'office'], true],
  [['staff'], ['house', 'erasing'], false],
  [['admin'], ['contacto', 'posts', 'house', 'erasing'], true],
  [['staff', 'admin'], ['house'], true],
  [[], ['office'], false],
  [['unknown', 'toString'], ['office'], false],
] as const)('%j may work on %j: %s', (roles, works, expected) => {
  for (const what of works) expect(mayWorkOn(roles, what), what).toBe(expected);
});

it.each([
  ['/admin', 'office'],
  ['/admin?aviso=x', 'office'],
  ['/admin/editorial/7/leer/obra', 'editorial'],
  ['/admin/blog-posts/new', 'posts'],
  ['/admin/calendario?mes=2026-11', 'posts'],
  ['/admin/imagenes', 'pictures'],
  ['/admin/datos-personales', 'house'],
  ['/admin/registro?q=a', 'house'],
  ['/admin/buscar', 'office'],
])('%s is about %s', (path, what) => expect(workOf(path)).toBe(what));
