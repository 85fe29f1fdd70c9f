import { type ParameterPageName, pathOf } from '../../lib/parameter-pages.ts';
import { publicPaths } from '../../lib/public-pages.ts';

const examples: Record<ParameterPageName, string> = {
  shopCategory: 'granada',
  product: 'latido-granada',
  blogCategory: 'arte',
  post: 'una-voz-para-dos-tierras-presentaciones',
};
const names = Object.keys(examples) as ParameterPageName[];

/** Every public page (requirement 1.3); one example of those with many addresses. /feed leaves at once for the home page. */
export const publicRoutes: readonly string[] = [
  ...publicPaths.filter((path) => path !== '/feed'),
  '/tienda/pagina/2',
  ...names.map((name) => pathOf(name, examples[name])),
];

/** Addresses that do not exist, one of every kind. */
export const unknownRoutes = [
  '/no-existe',
  ...names.map((name) => pathOf(name, 'no-existe')),
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
