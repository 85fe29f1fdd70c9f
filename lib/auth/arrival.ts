import { isAdmin, isStaff } from '@/lib/auth/roles';

/**
 * Where a person with these roles arrives after asking for `target` (a path of this site). The router follows one
 * redirect of a form and no second one, so the guard's answer is given here already; and it cannot fetch a file, so
 * that the page which offers it must do.
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
  return target;
}
