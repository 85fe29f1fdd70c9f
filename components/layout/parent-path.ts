import type { Route } from 'next';

/** Pages whose parent is not simply the address without its last step. */
const parents: Record<string, Route> = { producto: '/tienda', gracias: '/contacto' };

/** The page above a page, where "back" leads when there is no history to go back in. */
export function parentPath(pathname: string): Route {
  const steps = pathname.split('/').filter(Boolean);
  const known = parents[steps[0] ?? ''];
  if (known) return known;
  return `/${steps.slice(0, -1).join('/')}` as Route;
}
