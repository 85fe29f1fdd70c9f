import type { Route } from 'next';
import { areaNames, type FormArea } from '@/lib/form-areas';

export type MenuKey =
  | FormArea
  | 'dashboard'
  | 'posts'
  | 'calendario'
  | 'imagenes'
  | 'personas'
  | 'datos-personales'
  | 'cartas'
  | 'estado';

/** The menu entries of the back-office in order. Labels: messages `admin.menu`. */
const entries: readonly { key: MenuKey; href: Route }[] = [
  { key: 'dashboard', href: '/admin' },
  { key: 'posts', href: '/admin/blog-posts' },
  ...areaNames.map((key) => ({ key, href: `/admin/${key}` as Route })),
  { key: 'calendario', href: '/admin/calendario' as Route },
  { key: 'imagenes', href: '/admin/imagenes' as Route },
  { key: 'personas', href: '/admin/personas' },
  { key: 'datos-personales', href: '/admin/datos-personales' as Route },
  { key: 'cartas', href: '/admin/cartas' as Route },
  { key: 'estado', href: '/admin/estado' as Route },
];

const adminOnly: readonly MenuKey[] = ['personas', 'datos-personales', 'cartas', 'estado'];

/** The entries to show. The pages check the permission themselves. */
export const menuFor = (isAdmin: boolean) =>
  entries.filter(({ key }) => isAdmin || !adminOnly.includes(key));
