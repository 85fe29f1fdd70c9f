import type { Route } from 'next';

/** Spec §2: the entries of the back-office's menu, in its order. Labels are in messages `admin.menu`. */
export const adminMenu = [
  { key: 'dashboard', href: '/admin' },
  { key: 'posts', href: '/admin/blog-posts' },
  { key: 'dauro-arte', href: '/admin/dauro-arte' },
  { key: 'editorial', href: '/admin/editorial' },
  { key: 'servicios', href: '/admin/servicios' },
] as const satisfies { key: string; href: Route }[];
