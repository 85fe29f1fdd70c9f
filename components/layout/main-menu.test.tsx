import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { menus } from '@/lib/public-pages';
import { NavLink } from './main-menu';

const location = vi.hoisted(() => ({ pathname: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => location.pathname }));

it.each([
  ['/tienda', '/tienda'],
  ['/tienda/categoria/narrativa', '/tienda'],
  ['/producto/la-luz-de-invierno', '/tienda'],
  ['/blog/una-entrada', '/blog'],
  ['/gracias', '/contacto'],
  ['/privacidad', undefined],
])('the page %s is inside the section %s of the menu', (pathname, section) => {
  location.pathname = pathname;
  const isMarked = (href: (typeof menus.main)[number]) =>
    renderToStaticMarkup(<NavLink href={href}>{href}</NavLink>).includes('data-inside');
  expect(menus.main.filter(isMarked)).toEqual(section ? [section] : []);
});
