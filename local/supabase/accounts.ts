import type { Runner } from './database.ts';

export const demoPassword = 'granada-2026';

/** The accounts of the README; only the embedded service has them. */
export const demoAccounts = [
  { email: 'admin@dauro.test', role: 'admin' },
  { email: 'equipo@dauro.test', role: 'staff' },
  { email: 'lector@dauro.test', role: undefined },
] as const;

async function createUser(runner: Runner, email: string): Promise<string | undefined> {
  const [user] = await runner.query<{ id: string }>(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at,
                             raw_app_meta_data, raw_user_meta_data)
     select gen_random_uuid(), $1::text, extensions.crypt($2::text, extensions.gen_salt('bf', 10)), now(),
            '{"provider": "email", "providers": ["email"]}', '{"email_verified": true}'
      where not exists (select 1 from auth.users where email = $1::text)
     returning id`,
    [email, demoPassword],
  );
  if (!user) return undefined;
  await runner.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
     values (gen_random_uuid(), 'email', $1::text, $2::uuid, jsonb_build_object(
       'sub', $1::text, 'email', $3::text, 'email_verified', true, 'phone_verified', false), now())`,
    [user.id, user.id, email],
  );
  return user.id;
}

/** Creates the missing demo accounts with their roles and keeps the existing ones. */
export async function createDemoAccounts(runner: Runner): Promise<void> {
  const [table] = await runner.query<{ found: boolean }>(
    `select to_regclass('public.user_roles') is not null as found`,
  );
  for (const { email, role } of demoAccounts) {
    const id = await createUser(runner, email);
    // Literals instead of parameters, because the column may be an enumeration; both values are constants.
    if (id && role && table?.found) {
      await runner.exec(
        `insert into public.user_roles (user_id, role) values ('${id}', '${role}')`,
      );
    }
  }
}
