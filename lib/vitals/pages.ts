import { publicPaths } from '@/lib/public-pages';

const patterns = [
  '/blog/[slug]',
  '/blog/buscar/resultados',
  '/blog/categoria/[category]',
  '/blog/categoria/[category]/pagina/[number]',
  '/blog/pagina/[number]',
  '/producto/[handle]',
  '/tienda/buscar',
  '/tienda/categoria/[slug]',
  '/tienda/categoria/[slug]/pagina/[number]',
  '/tienda/pagina/[number]',
] as const;

export type MeasuredPage = (typeof publicPaths | typeof patterns)[number];

/** The measured public pages, by the pattern of their route. Private addresses (`/propuesta/[token]`) are left out. */
export const measuredPages: readonly MeasuredPage[] = [...publicPaths, ...patterns].sort();

/** The pattern of a path, or null for a page that is not measured. Fixed segments precede placeholders. */
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
