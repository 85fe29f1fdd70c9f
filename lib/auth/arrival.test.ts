import { describe, expect, it } from 'vitest';
import { pathAfterSignIn } from './sign-in';

describe('pathAfterSignIn', () => {
  it.each([
    ['/blog?q=agua', [], '/blog?q=agua'],
    ['/admin-no-existe', [], '/admin-no-existe'],
    ['/admin', [], '/'],
    ['/admin/editorial?q=agua', [], '/'],
    ['/admin?x', [], '/'],
    ['/admin/editorial?q=agua', ['staff'], '/admin/editorial?q=agua'],
    ['/admin/personas', ['staff'], '/admin'],
    ['/admin/estado', ['staff'], '/admin'],
    ['/admin/personas?q=a', ['admin'], '/admin/personas?q=a'],
    ['/admin/archivos/editorial/7/obra', ['staff'], '/admin/editorial/7'],
    ['/admin/archivos', ['staff'], '/admin'],
    ['/admin/blog-posts/exportar?q=a', ['staff'], '/admin/blog-posts?q=a'],
    ['/admin/exportar/contacto?q=a', ['admin'], '/admin/contacto?q=a'],
    ['/admin/blog-posts/exportar?q=a', ['staff'], '/admin/blog-posts?q=a'],
  ])('%s with %j: %s', (target, roles, arrival) => {
    expect(pathAfterSignIn(target, roles)).toBe(arrival);
  });
});
