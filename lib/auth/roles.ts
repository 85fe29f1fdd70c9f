/** Spec §6. Staff means staff or admin. */
export type Role = 'admin' | 'staff';

export const isStaff = (roles: readonly string[]) => roles.includes('staff') || isAdmin(roles);
export const isAdmin = (roles: readonly string[]) => roles.includes('admin');
