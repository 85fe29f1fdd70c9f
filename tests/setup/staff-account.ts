import { secretClient } from './backend.ts';

export const password = 'granada-2026';

export const newAddress = () => `cuenta-${crypto.randomUUID()}@dauro.test`;

/** An account for one test, so that no other test ends its session or changes its password. */
export async function newStaffAccount(word = password, roles = ['staff']): Promise<string> {
  const email = newAddress();
  const { data, error } = await secretClient().auth.signUp({ email, password: word });
  if (error || !data.user) throw error ?? new Error('No account was made');
  const granted = roles.map((role) => ({ user_id: data.user?.id, role }));
  await secretClient().from('user_roles').insert(granted).throwOnError();
  return email;
}
