import { areaNames, type FormArea, isFormArea } from '@/lib/form-areas';

/**
 * What somebody may work on: an inbox, the posts, the pictures. `office`: what everybody in the back-office may do;
 * `house`: people, templates of letters, personal data, record and state; `erasing`: submissions with their files.
 */
export type Work = FormArea | 'posts' | 'pictures' | 'office' | 'house' | 'erasing';

const ofStaff: readonly Work[] = [...areaNames, 'posts', 'pictures', 'office'];

/** What each role may work on (requirements 6.1 and 6.2); `private.account_works_on` repeats it in the database. */
const works = {
  staff: ofStaff,
  admin: [...ofStaff, 'house', 'erasing'],
} as const satisfies Record<string, readonly Work[]>;

export type Role = keyof typeof works;
export const roleNames = Object.keys(works) as [Role, ...Role[]];

const sections: Readonly<Record<string, Work>> = {
  'blog-posts': 'posts',
  calendario: 'posts',
  imagenes: 'pictures',
  personas: 'house',
  'datos-personales': 'house',
  registro: 'house',
  cartas: 'house',
  estado: 'house',
};

/** What a page of the back-office is about, by its path: `/admin/imagenes/…` about `pictures`. */
export function workOf(path: string): Work {
  const [, , section = ''] = path.split(/[/?#]/);
  return isFormArea(section) ? section : (sections[section] ?? 'office');
}

/** Whether one of these roles has the permission; unknown roles have none. */
export const mayWorkOn = (roles: readonly string[], what: Work) =>
  roleNames.some((role) => roles.includes(role) && works[role].some((work) => work === what));
