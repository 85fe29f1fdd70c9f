/** Every public page (requirement 1.3); of those with many addresses, one of each kind. */
export const publicRoutes = [
  '/',
  '/dauro',
  '/dauro/historia',
  '/dauro/editorial',
  '/dauro/editorial/propuesta',
  '/dauro/arte',
  '/dauro/cine',
  '/dauro/ia',
  '/servicios',
  '/tienda',
  '/tienda/pagina/2',
  '/tienda/categoria/granada',
  '/tienda/arte',
  '/tienda/nfts',
  '/producto/latido-granada',
  '/blog',
  '/blog/categoria/arte',
  '/blog/una-voz-para-dos-tierras-presentaciones',
  '/contacto',
  '/gracias',
  '/privacidad',
  '/terminos',
  '/aviso-legal',
  '/cookies',
  '/accesibilidad',
] as const;

/** Addresses that do not exist, of every kind. */
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
