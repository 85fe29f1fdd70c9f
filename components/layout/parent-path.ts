import type { Route } from 'next';

/** Pages whose parent is not simply the address without its last step. */
const parents: Record<string, Route> = { producto: '/tienda', gracias: '/contacto' };

/** Steps of an address that are no page: what stands behind them belongs to the page before. */
const shelves = ['categoria', 'pagina'];

/** The page above a page, where "back" leads when there is no history to go back in. */
export function parentPath(pathname: string): Route {
  const steps = pathname.split('/').filter(Boolean);
  const known = parents[steps[0] ?? ''];
  if (known) return known;
  const above = steps.slice(0, -1);
  if (shelves.includes(above.at(-1) ?? '')) above.pop();
  return `/${above.join('/')}` as Route;
}
