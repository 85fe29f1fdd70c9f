/** Staff means staff or admin (requirement 6.1). */
export type Role = 'admin' | 'staff';

/** Whether these roles open the back-office (requirement 6.1). */
export const isStaff = (roles: readonly string[]) => roles.includes('staff') || isAdmin(roles);
/** Whether they may also manage roles, letters and personal data. */
export const isAdmin = (roles: readonly string[]) => roles.includes('admin');
/** Whether they may erase submissions for good (requirement 6.2); the policies of the database say it too. */
export const mayErase = (roles: readonly string[]) => isAdmin(roles);
