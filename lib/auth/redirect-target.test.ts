import { describe, expect, it } from 'vitest';
import { redirectTarget } from './sign-in';

describe('redirectTarget', () => {
  it.each(['/admin', '/admin/editorial?pagina=2#fila-3', '/producto/año-nuevo'])(
    'keeps the own path %s',
    (path) => {
      expect(redirectTarget(path)).toBe(encodeURI(path));
    },
  );

  it.each([
    undefined,
    null,
    ['/admin', '/x'],
    '',
    'admin',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    '/%2f/../\\evil.example',
    'javascript:alert(1)',
    ' /admin',
    '/.//evil.example',
    '/auth?next=/admin',
    '/auth/confirm?token_hash=x&type=recovery',
  ])('falls back to the home page for %j', (value) => {
    expect(redirectTarget(value)).toBe('/');
  });
});
