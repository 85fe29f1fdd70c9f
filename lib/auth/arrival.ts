import { isAdmin, isStaff } from '@/lib/auth/roles';

/**
 * The page to redirect to after signing in, for these roles and the requested `target` (a path of this site). The
 * router follows only one redirect of a form, so the guard's redirect is applied here already. The router cannot
 * download a file either, so such a target becomes the page that links to the file.
 */
export function arrivalFor(target: string, roles: readonly string[]): string {
  const [path = ''] = target.split(/[?#]/);
  if (path !== '/admin' && !path.startsWith('/admin/')) return target;
  if (!isStaff(roles)) return '/';
  const isForAdmins = /^\/admin\/(?:personas|estado)/.test(path);
  if (isForAdmins && !isAdmin(roles)) return '/admin';
  const [, , section, area, id] = path.split('/');
  if (section === 'archivos') return area && id ? `/admin/${area}/${id}` : '/admin';
  if (section === 'exportar') return area ? `/admin/${area}${target.slice(path.length)}` : '/admin';
  if (area === 'exportar') return `/admin/${section}${target.slice(path.length)}`;
  return target;
}
