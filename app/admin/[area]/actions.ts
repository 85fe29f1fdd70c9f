'use server';

import type { Route } from 'next';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { eraseSchema, statusSchema } from '@/app/admin/_frame/schema';
import { listQuery } from '@/app/admin/[area]/list-query';
import { formAction } from '@/lib/actions/form-action';
import { changeStatus, eraseEntry } from '@/lib/submissions/entry';

/** Changes the state of one entry or of several chosen ones, all or none. */
export const setStatus = formAction({
  name: 'admin-status',
  schema: statusSchema,
  allow: 'staff',
  run: async ({ area, ids, status, seen }) => {
    const outcome = await changeStatus(area, ids, status, seen);
    // Also after a refusal, to show the state that was stored in between. The page of an erased entry stays as it is,
    // since refreshing would replace it by a 404.
    if (outcome !== 'gone') refresh();
    return outcome === 'changed' ? null : outcome;
  },
});

/** Erases chosen submissions with their files (RGPD art. 17). A retry erases those left after a failure. */
export const erase = formAction({
  name: 'admin-erase',
  schema: eraseSchema,
  allow: 'staff',
  run: async ({ area, ids, list }) => {
    for (const id of ids) await eraseEntry(area, id);
    const notice = list === undefined ? 'borrado' : 'borrados';
    redirect(`/admin/${area}${listQuery(new URLSearchParams(list), notice)}` as Route);
  },
});
