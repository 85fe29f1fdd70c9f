import type { Route } from 'next';

/** The first segments of pages whose parent is not their address without the last segment. */
const parents: Record<string, Route> = { producto: '/tienda', gracias: '/contacto' };

/** Segments without a page; pages below them have the page before the segment as parent. */
const withoutPage = ['categoria', 'pagina'];

/** The parent page, used by the back link when there is no history. */
export function parentPath(pathname: string): Route {
  const steps = pathname.split('/').filter(Boolean);
  const known = parents[steps[0] ?? ''];
  if (known) return known;
  const above = steps.slice(0, -1);
  if (withoutPage.includes(above.at(-1) ?? '')) above.pop();
  return `/${above.join('/')}` as Route;
}
