/** Staff means staff or admin (requirement 6.1). */
export type Role = 'admin' | 'staff';

/** Whether somebody with these roles may work in the back-office. */
export const isStaff = (roles: readonly string[]) => roles.includes('staff') || isAdmin(roles);
/** Whether they may also delete submissions and manage roles. */
export const isAdmin = (roles: readonly string[]) => roles.includes('admin');
