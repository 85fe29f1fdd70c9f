'use server';

import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { formAction } from '@/lib/actions/form-action';
import { failure } from '@/lib/actions/result';
import { record } from '@/lib/audit/record';
import { assertStaff } from '@/lib/auth/session';
import {
  addressSchema,
  erasePersonData,
  forgetAskedAddress,
  keepAskedAddress,
  readAskedAddress,
} from './queries';

const page = '/admin/datos-personales' as Route;
const personSchema = z.object({ email: addressSchema });

/** Shows all data about an address, and records who asked. */
export const askPerson = formAction({
  name: 'admin-person',
  schema: personSchema,
  allow: 'house',
  run: async ({ email }) => {
    const { id } = await assertStaff('house');
    await record({ kind: 'consulta', about: { kind: 'persona', name: email }, actor: id });
    await keepAskedAddress(email);
    redirect(page);
  },
});

/** Erases all data about the address shown; refuses when another tab has requested another one since. */
export const erasePerson = formAction({
  name: 'admin-erase-person',
  schema: personSchema,
  allow: 'house',
  needsProof: true,
  run: async ({ email }) => {
    if ((await readAskedAddress()) !== email) return failure('changed');
    await erasePersonData(email);
    await forgetAskedAddress();
    redirect(`${page}?aviso=persona` as Route);
  },
});
