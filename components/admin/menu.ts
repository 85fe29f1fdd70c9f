import type { Route } from 'next';

/** The entries of the back-office's menu in their order (requirement 6.4), and what was added after them. Labels: messages `admin.menu`. */
const entries = [
  { key: 'dashboard', href: '/admin' },
  { key: 'posts', href: '/admin/blog-posts' },
  { key: 'dauro-arte', href: '/admin/dauro-arte' as Route },
  { key: 'editorial', href: '/admin/editorial' as Route },
  { key: 'servicios', href: '/admin/servicios' as Route },
  { key: 'contacto', href: '/admin/contacto' as Route },
  { key: 'personas', href: '/admin/personas' },
] as const satisfies { key: string; href: Route }[];

export type MenuKey = (typeof entries)[number]['key'];

const adminOnly: readonly MenuKey[] = ['personas'];

/** What this person may open; the pages behind decide for themselves. */
export const menuFor = (isAdmin: boolean) =>
  entries.filter(({ key }) => isAdmin || !adminOnly.includes(key));
