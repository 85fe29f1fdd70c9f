'use server';

import type { Route } from 'next';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { formAction } from '@/lib/actions/form-action';
import { failure } from '@/lib/actions/result';
import { changeStatus, eraseEntry } from '@/lib/admin/entry-mutations';
import { listQuery } from '@/lib/admin/list-query';
import { grantRole, revokeRole } from '@/lib/admin/people';
import {
  eraseManySchema,
  eraseSchema,
  roleSchema,
  statusManySchema,
  statusSchema,
} from '@/lib/admin/schema';

/** Gives a submission another state. */
export const setStatus = formAction({
  name: 'admin-status',
  schema: statusSchema,
  allow: 'staff',
  run: async ({ area, id, status, seen }) => {
    const outcome = await changeStatus(area, [id], status, seen);
    // After a conflict the page shows the state that won.
    refresh();
    return outcome === 'changed' ? { ok: true } : failure(outcome);
  },
});

/** Gives the entries chosen in a list another state, all or none. */
export const setStatusOfMany = formAction({
  name: 'admin-status-many',
  schema: statusManySchema,
  allow: 'staff',
  run: async ({ area, ids, status }) => {
    const outcome = await changeStatus(area, ids, status);
    if (outcome !== 'changed') return failure(outcome);
    refresh();
    return { ok: true };
  },
});

/** Erases a submission with its files (RGPD art. 17). */
export const erase = formAction({
  name: 'admin-erase',
  schema: eraseSchema,
  allow: 'admin',
  run: async ({ area, id }) => {
    await eraseEntry(area, id);
    redirect(`/admin/${area}?aviso=borrado` as Route);
  },
});

/** Erases the entries chosen in a list. What was erased before a failure stays erased; the rest can be tried again. */
export const eraseMany = formAction({
  name: 'admin-erase-many',
  schema: eraseManySchema,
  allow: 'admin',
  run: async ({ area, ids, list }) => {
    for (const id of ids) await eraseEntry(area, id);
    redirect(`/admin/${area}${listQuery(new URLSearchParams(list), 'borrados')}` as Route);
  },
});

/** Grants or revokes a role. */
export const setRole = formAction({
  name: 'admin-role',
  schema: roleSchema,
  allow: 'admin',
  run: async ({ user, role, change }) => {
    if (change === 'grant') await grantRole(user, role);
    else if (!(await revokeRole(user, role))) return failure('last_admin');
    refresh();
    return { ok: true };
  },
});
