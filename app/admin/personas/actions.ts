'use server';

import { roleSchema } from '@/app/admin/_frame/schema';
import { grantRole, revokeRole } from '@/app/admin/personas/people';
import { formAction } from '@/lib/actions/form-action';

export const setRole = formAction({
  name: 'admin-role',
  schema: roleSchema,
  allow: 'house',
  refreshes: true,
  run: async ({ user, role, change }) => {
    if (change === 'grant') await grantRole(user, role);
    else if (!(await revokeRole(user, role))) return 'last_admin';
    return null;
  },
});
