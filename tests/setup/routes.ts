import { publicPaths } from '../../lib/public-pages.ts';

/** Every public page (requirement 1.3); one example of those with many addresses. /feed leaves at once for the home page. */
export const publicRoutes: readonly string[] = [
  ...publicPaths.filter((path) => path !== '/feed'),
  '/tienda/pagina/2',
  '/tienda/categoria/granada',
  '/producto/latido-granada',
  '/blog/categoria/arte',
  '/blog/una-voz-para-dos-tierras-presentaciones',
];

/** Addresses that do not exist, one of every kind. */
export const unknownRoutes = [
  '/no-existe',
  '/blog/no-existe',
  '/producto/no-existe',
  '/tienda/categoria/no-existe',
  '/tienda/pagina/99',
  '/dauro/no-existe',
  '/admin-no-existe',
] as const;

export const adminRoutes = [
  '/admin',
  '/admin/dauro-arte',
  '/admin/editorial',
  '/admin/servicios',
  '/admin/contacto',
  '/admin/blog-posts',
  '/admin/blog-posts/new',
] as const;
