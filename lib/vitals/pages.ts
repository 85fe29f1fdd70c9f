/** The public pages that are measured, by the pattern of their route. Private addresses (`/propuesta/[token]`) are left out. */
export const measuredPages = [
  '/',
  '/accesibilidad',
  '/aviso-legal',
  '/blog',
  '/blog/[slug]',
  '/blog/buscar/resultados',
  '/blog/categoria/[category]',
  '/blog/categoria/[category]/pagina/[number]',
  '/blog/pagina/[number]',
  '/contacto',
  '/cookies',
  '/dauro',
  '/dauro/arte',
  '/dauro/cine',
  '/dauro/editorial',
  '/dauro/editorial/propuesta',
  '/dauro/historia',
  '/dauro/ia',
  '/feed',
  '/gracias',
  '/privacidad',
  '/producto/[handle]',
  '/servicios',
  '/terminos',
  '/tienda',
  '/tienda/arte',
  '/tienda/buscar',
  '/tienda/categoria/[slug]',
  '/tienda/categoria/[slug]/pagina/[number]',
  '/tienda/nfts',
  '/tienda/pagina/[number]',
] as const;

export type MeasuredPage = (typeof measuredPages)[number];

/** The pattern of a page's path; null for a path of no measured page. Fixed names win over placeholders. */
export function pageOf(pathname: string): MeasuredPage | null {
  const segments = pathname.replace(/\/$/, '').split('/');
  const matching = measuredPages.filter((page) => {
    const parts = page === '/' ? [''] : page.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, at) => part.startsWith('[') || part === segments[at])
    );
  });
  return matching.find((page) => !page.includes('[')) ?? matching[0] ?? null;
}
