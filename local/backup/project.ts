import { createHash } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { z } from 'zod';
import { isLoopback } from '../../lib/http/is-loopback.ts';
import { parseJson } from '../../lib/text/text.ts';
import { Failure, reasonOf } from '../shared/failure.ts';

/** Runs one statement; parameters are strings, which the statement casts. */
export type Sql = {
  query<Row extends object>(statement: string, parameters?: readonly string[]): Promise<Row[]>;
};

/** The source of a backup and the target of a restoration; files by the storage API with the secret key. */
export type Project = {
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  storage: SupabaseClient['storage'];
  /** The key of the digests in `public.erasures` is derived from it. */
  secretKey: string;
};

export const manifestName = 'manifest.json';
export const signatureName = 'manifest.sig';

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  /** The number of rows of each table, by its name with schema. */
  tables: z.record(z.string(), z.number()),
  files: z.array(
    z.object({
      entry: z.string(),
      bucket: z.string(),
      path: z.string(),
      contentType: z.string(),
      cacheControl: z.string(),
    }),
  ),
  /** Files that the database lists and the storage does not have. */
  missing: z.array(z.string()),
  /** Digest of each archive entry except the manifest and its signature. */
  sha256: z.record(z.string(), z.string()),
});

/** The contents of a backup. The manifest and its signature end the archive, so an archive without them is incomplete. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The digest of an entry, in hexadecimal. */
export function digestOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Parses a manifest; undefined for any other format. */
export const parseManifest = (content: Uint8Array): Manifest | undefined =>
  manifestSchema.safeParse(parseJson(new TextDecoder().decode(content))).data;

/**
 * Columns that both identity services have, without pending tokens, which are usable links. Mail that waits does hold such
 * links (`public.mail_outbox`), since it is restored and sent; the archive is encrypted.
 */
const accountColumns: Readonly<Record<string, readonly string[]>> = {
  'auth.users': [
    'id',
    'aud',
    'role',
    'email',
    'encrypted_password',
    'email_confirmed_at',
    'banned_until',
    'raw_app_meta_data',
    'raw_user_meta_data',
    'last_sign_in_at',
    'created_at',
    'updated_at',
  ],
  'auth.identities': [
    'id',
    'provider',
    'provider_id',
    'user_id',
    'identity_data',
    'last_sign_in_at',
    'created_at',
    'updated_at',
  ],
};

/** Every table that is backed up, in an order that satisfies the foreign keys. */
export const backedUpTables: readonly string[] = [
  ...Object.keys(accountColumns),
  'public.user_roles',
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
  'public.erasures',
  'public.audit_log',
];

/**
 * Rate-limit keys depend on the secret key and expire in hours; a restored lock would keep the jobs from running;
 * invitations live for three days, and recovery codes belong to factors, which are the identity service's.
 */
export const leftOutTables: readonly string[] = [
  'public.rate_limits',
  'public.job_runs',
  'public.role_invitations',
  'public.recovery_codes',
];

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

export type OpenProject = Project & { close(): Promise<void> };

/**
 * The encryption of a connection to this database. The certificate of another machine is always verified, whatever the
 * address says: with `sslmode=require` anybody in between could answer and hand out rows of their own.
 */
export const encryptionFor = (databaseUrl: URL): 'verify-full' | false =>
  isLoopback(databaseUrl) ? false : 'verify-full';

/** Connects to the project at `url`: files with the secret key, rows with the connection string of the database. */
export async function connectProject(
  url: string,
  secretKey: string,
  databaseUrl: string,
): Promise<OpenProject> {
  if (!URL.canParse(databaseUrl)) {
    throw new Failure(
      'SUPABASE_DB_URL no es válida: debe ser como postgresql://usuario:contraseña@servidor:5432/postgres.',
    );
  }
  const address = new URL(databaseUrl);
  const sql = postgres(databaseUrl, {
    max: 1,
    ssl: encryptionFor(address),
    prepare: false,
    connect_timeout: 20,
    onnotice: () => undefined,
  });
  try {
    await sql`select 1`;
  } catch (error) {
    await sql.end({ timeout: 1 });
    const reason = reasonOf(error);
    const advice = /certificate/.test(reason)
      ? ' Pon en NODE_EXTRA_CA_CERTS el certificado de Supabase (véase docs/operating.md).'
      : '';
    throw new Failure(
      `No se llega a la base de datos de SUPABASE_DB_URL (${address.hostname}): ${reason}.${advice}`,
    );
  }
  return {
    async transaction<Result>(work: (sql: Sql) => Promise<Result>) {
      const result = await sql.begin((session) =>
        work({
          query: async <Row extends object>(text: string, values: readonly string[] = []) => [
            ...(await session.unsafe<Row[]>(text, [...values])),
          ],
        }),
      );
      return result as Result;
    },
    storage: storageOf(url, secretKey),
    secretKey,
    close: () => sql.end({ timeout: 5 }),
  };
}

/** The storage of a project, with the rights of the secret key. */
export function storageOf(url: string, secretKey: string): Project['storage'] {
  return createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  }).storage;
}
