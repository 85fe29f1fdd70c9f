import type { Route } from 'next';

/** Spec §2: the entries of the back-office's menu, in its order, and ours after them. Labels: messages `admin.menu`. */
const entries = [
  { key: 'dashboard', href: '/admin' },
  { key: 'posts', href: '/admin/blog-posts' },
  { key: 'dauro-arte', href: '/admin/dauro-arte' as Route },
  { key: 'editorial', href: '/admin/editorial' as Route },
  { key: 'servicios', href: '/admin/servicios' as Route },
  { key: 'contacto', href: '/admin/contacto' as Route },
  { key: 'personas', href: '/admin/personas' },
  { key: 'estado', href: '/admin/estado' },
] as const satisfies { key: string; href: Route }[];

export type MenuKey = (typeof entries)[number]['key'];

const adminOnly: readonly MenuKey[] = ['personas', 'estado'];

/** What this person may open; the pages behind decide for themselves. */
export const menuFor = (isAdmin: boolean) =>
  entries.filter(({ key }) => isAdmin || !adminOnly.includes(key));
