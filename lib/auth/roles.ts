/** Staff means staff or admin (requirement 6.1). */
export type Role = 'admin' | 'staff';

/** Whether these roles open the back-office (requirement 6.1). */
export const isStaff = (roles: readonly string[]) => roles.includes('staff') || isAdmin(roles);
/** Whether these roles may also manage roles, letters and personal data. */
export const isAdmin = (roles: readonly string[]) => roles.includes('admin');
/** Whether these roles may permanently erase submissions (requirement 6.2); the database policies repeat the rule. */
export const mayErase = (roles: readonly string[]) => isAdmin(roles);
