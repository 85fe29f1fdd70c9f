/** Staff means staff or admin (requirement 6.1). */
export type Role = 'admin' | 'staff';

/** Whether these roles open the back-office (requirement 6.1). */
export const isStaff = (roles: readonly string[]) => roles.includes('staff') || isAdmin(roles);
/** Whether they may also delete submissions and manage roles. */
export const isAdmin = (roles: readonly string[]) => roles.includes('admin');
