import { areaNames, specOf } from '../form-areas.ts';
import { erasureDigest } from '../security/erasure-digest.ts';
import type { Sql } from './project.ts';

type Tombstone = { digest: string; erased_at: string };
type StoredFile = { area: string; path: string };

/** Reads the tombstones of a project before its rows are replaced. */
export const tombstonesOf = (sql: Sql): Promise<Tombstone[]> =>
  sql.query<Tombstone>('select digest, erased_at::text as erased_at from public.erasures');

/** Adds tombstones to those that the backup brought; the later of two for one person stays. */
export async function keepTombstones(sql: Sql, tombstones: readonly Tombstone[]): Promise<void> {
  await sql.query(
    `insert into public.erasures (digest, erased_at)
     select digest, erased_at from json_populate_recordset(null::public.erasures, $1::text::json)
     on conflict (digest) do update set erased_at = greatest(erasures.erased_at, excluded.erased_at)`,
    [JSON.stringify(tombstones)],
  );
}

const addresses = [
  ...areaNames.map((area) => `select email from public.${specOf(area).table}`),
  'select recipient from public.mail_outbox',
  'select email from auth.users',
  'select actor_email from public.audit_log where not private.proves_access(kind)',
  `select about from public.audit_log where about_kind in ('cuenta', 'persona') and not private.proves_access(kind)`,
].join(' union ');

/**
 * Erases again, in a restored database with its triggers on, the people who were erased after `madeAt`: submissions
 * with mail and history, other mail, accounts without a role, and names in the record, where each erasure gets a row.
 * Returns their number and the files to remove.
 */
export async function eraseAgain(
  sql: Sql,
  madeAt: string,
  secretKey: string,
): Promise<{ people: number; files: StoredFile[] }> {
  const erased = await sql.query<Pick<Tombstone, 'digest'>>(
    'select digest from public.erasures where erased_at > $1::text::timestamptz',
    [madeAt],
  );
  const digests = new Set(erased.map(({ digest }) => digest));
  const found = await sql.query<{ address: string }>(
    `select distinct lower(email) as address from (${addresses}) as held where email is not null`,
  );
  const people = found.filter(({ address }) => digests.has(erasureDigest(address, secretKey)));
  const files: StoredFile[] = [];
  for (const { address } of people) files.push(...(await erase(sql, address)));
  return { people: people.length, files };
}

async function erase(sql: Sql, address: string): Promise<StoredFile[]> {
  const files = await sql.query<StoredFile>(
    'select area, unnest(paths) as path from public.submissions_of($1::text)',
    [address],
  );
  for (const area of areaNames) {
    await sql.query(`delete from public.${specOf(area).table} where lower(email) = $1::text`, [
      address,
    ]);
  }
  await sql.query('delete from public.mail_outbox where lower(recipient) = $1::text', [address]);
  await sql.query(
    `delete from auth.users as account where lower(account.email) = $1::text
     and not exists (select from public.user_roles as role where role.user_id = account.id)`,
    [address],
  );
  await sql.query(
    `select private.record('borrado', 'persona'), public.erase_audit_names($1::text)`,
    [address],
  );
  return files;
}
