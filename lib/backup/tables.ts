import type { Sql } from './project.ts';

/** Columns that both identity services have, without pending tokens: a backup must not contain usable links. */
const accountColumns: Readonly<Record<string, readonly string[]>> = {
  'auth.users': [
    ...['id', 'aud', 'role', 'email', 'encrypted_password', 'email_confirmed_at', 'banned_until'],
    ...['raw_app_meta_data', 'raw_user_meta_data', 'last_sign_in_at', 'created_at', 'updated_at'],
  ],
  'auth.identities': [
    ...['id', 'provider', 'provider_id', 'user_id', 'identity_data'],
    ...['last_sign_in_at', 'created_at', 'updated_at'],
  ],
};

/** Every table that is backed up, in an order that satisfies the foreign keys. */
export const backedUpTables: readonly string[] = [
  ...Object.keys(accountColumns),
  'public.user_roles',
  'public.role_changes',
  'public.blog_posts',
  'public.blog_post_slugs',
  'public.blog_post_revisions',
  'public.blog_revision_images',
  'public.blog_images',
  'public.editorial_submissions',
  'public.dauro_arte_contacts',
  'public.services_contacts',
  'public.contact_messages',
  'public.letter_templates',
  'public.submission_notes',
  'public.submission_reviews',
  'public.submission_letters',
  'public.mail_outbox',
  'public.submission_events',
  'public.office_records',
];

/** Rate-limit keys depend on the secret key and expire in hours; a restored lock would keep the jobs from running. */
export const leftOutTables: readonly string[] = ['public.rate_limits', 'public.job_runs'];

/** A table of the application: its triggers can be disabled, and the migrations define its columns. */
export const isOurs = (table: string) => table.startsWith('public.');

/** The columns of a table in a backup: all stored ones, or the shared ones of an account table. */
export async function columnsOf(sql: Sql, table: string): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [table],
  );
  const chosen = accountColumns[table];
  return rows.map(({ name }) => name).filter((name) => !chosen || chosen.includes(name));
}

/** The versions of the migrations applied to the database, oldest first. */
export async function migrationsOf(sql: Sql): Promise<string[]> {
  const history = 'supabase_migrations.schema_migrations';
  const [table] = await sql.query<{ found: boolean }>(
    'select to_regclass($1::text) is not null as found',
    [history],
  );
  if (!table?.found) return [];
  const rows = await sql.query<{ version: string }>(
    `select version::text as version from ${history} order by version`,
  );
  return rows.map(({ version }) => version);
}
