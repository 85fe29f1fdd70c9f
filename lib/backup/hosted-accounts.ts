import type { Sql } from './project.ts';

/** Token columns that the hosted service reads as text: a null in one of them makes every sign-in fail. */
const tokens = [
  ...['confirmation_token', 'recovery_token', 'reauthentication_token', 'phone_change_token'],
  ...['email_change', 'email_change_token_new', 'email_change_token_current', 'phone_change'],
];

const instance = '00000000-0000-0000-0000-000000000000';

/**
 * Completes restored accounts with columns that only the hosted identity service has, and removes the demo accounts of
 * the embedded service (@dauro.test), whose password is in the README. Does nothing in the embedded service.
 */
export async function completeHostedAccounts(sql: Sql): Promise<void> {
  const rows = await sql.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'auth.users'::regclass and attnum > 0 and not attisdropped`,
  );
  const columns = rows.map(({ name }) => name);
  // The hosted service finds only accounts with this instance id; the embedded one does not set it.
  if (!columns.includes('instance_id')) return;
  const empty = tokens.filter((name) => columns.includes(name)).map((name) => `, ${name} = ''`);
  await sql.query(`update auth.users set instance_id = '${instance}'${empty.join('')}`);
  await sql.query(`delete from auth.users where email like '%@dauro.test'`);
}
