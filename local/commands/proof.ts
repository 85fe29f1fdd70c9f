import { randomBytes } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { backedUpTables, isOurs, leftOutTables, type Project } from '../backup/project.ts';
import { Failure } from '../shared/failure.ts';
import { demoAccounts, demoPassword } from '../supabase/accounts.ts';

/** What the project had before: its accounts and their roles are kept. */
export type Before = { startedAt: string; accounts: readonly string[] };

const seedIds = '0da00000-0000-4000-8000-%';
/** They hold the seed, or what belongs to accounts; the proof removes its own rows of them one by one. */
const keptTables = [
  'public.user_roles',
  'public.audit_log',
  'public.blog_posts',
  'public.blog_post_slugs',
  'public.blog_post_revisions',
  'public.blog_revision_images',
];
const emptiedTables = [...backedUpTables, ...leftOutTables].filter(
  (table) => isOurs(table) && !keptTables.includes(table),
);
/** Traces of a site that is being set up; they are no work of anybody. */
const traces = ['public.mail_outbox', ...leftOutTables];

/** Throws a Failure when there is work of people, which the removal at the end would take with it. */
export async function refuseUsed(project: Project): Promise<Before> {
  return project.transaction(async (sql) => {
    const [migrated] = await sql.query<{ there: boolean }>(
      `select to_regprocedure('public.access_rules()') is not null as there`,
    );
    if (!migrated?.there) {
      throw new Failure(
        'Al proyecto le faltan migraciones: ejecuta antes «npx supabase@3 db push --remote».',
      );
    }
    const counts = [
      ...emptiedTables.filter((table) => !traces.includes(table)).map((table) => [table, 'true']),
      ['public.blog_posts', `id::text not like '${seedIds}'`],
      ['storage.objects', 'true'],
    ].map(
      ([table, condition]) =>
        `select '${table}' as name where exists (select from ${table} where ${condition})`,
    );
    const used = await sql.query<{ name: string }>(counts.join(' union all '));
    if (used.length > 0) {
      throw new Failure(
        `El proyecto no está vacío (${used.map(({ name }) => name).join(', ')}): la prueba borra al final todo lo que haya, así que solo se hace en un proyecto sin solicitudes, sin archivos y sin más posts que los seis de la semilla.`,
      );
    }
    const [now] = await sql.query<{ now: string }>('select clock_timestamp()::text as now');
    const accounts = await sql.query<{ id: string }>('select id::text as id from auth.users');
    return { startedAt: now?.now ?? '', accounts: accounts.map(({ id }) => id) };
  });
}

/** Throwaway accounts by sign-up, with a password that nobody knows; the embedded service has its demo accounts. */
export async function openAccounts(
  project: Project,
  url: string,
  publishableKey: string,
): Promise<string> {
  const { auth } = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const [{ email: first }] = demoAccounts;
  const demo = await auth.signInWithPassword({ email: first, password: demoPassword });
  if (demo.data.user) {
    await requireAccount(project, demo.data.user.id);
    return demoPassword;
  }
  const password = randomBytes(24).toString('base64url');
  for (const { email, role } of demoAccounts) {
    const { data, error } = await auth.signUp({ email, password });
    if (!data.user || !data.session) {
      const reason = error?.message ?? 'no ha abierto sesión: desactiva «Confirm email»';
      throw new Failure(`El proyecto no deja registrarse como ${email}: ${reason}.`);
    }
    const { id } = data.user;
    await requireAccount(project, id);
    if (role) {
      await project.transaction((sql) =>
        sql.query('insert into public.user_roles (user_id, role) values ($1::uuid, $2)', [
          id,
          role,
        ]),
      );
    }
  }
  return password;
}

/** The removal goes by the database's address, the tests by the project's: both must lead to the same place. */
async function requireAccount(project: Project, id: string): Promise<void> {
  const rows = await project.transaction((sql) =>
    sql.query('select from auth.users where id = $1::uuid', [id]),
  );
  if (rows.length === 0) {
    throw new Failure(
      'La dirección de la base de datos y SUPABASE_URL no son del mismo proyecto: revisa SUPABASE_DB_URL.',
    );
  }
}

/**
 * Leaves the project as it was found: with its accounts and roles, and with the seed if it had one. The rows go first: a
 * storage that fails must not leave an account with a role.
 */
export async function removeTraces(project: Project, before: Before): Promise<void> {
  await project.transaction(async (sql) => {
    const kept = JSON.stringify(before.accounts);
    const isNew = (column: string) =>
      `${column}::text not in (select jsonb_array_elements_text('${kept}'::jsonb))`;
    // The trigger of the last admin would keep the throwaway one.
    await sql.query('alter table public.user_roles disable trigger user');
    await sql.query(`delete from public.user_roles where ${isNew('user_id')}`);
    await sql.query('alter table public.user_roles enable trigger user');
    await sql.query(`delete from public.blog_posts where id::text not like '${seedIds}'`);
    await sql.query(`delete from auth.users where ${isNew('id')}`);
    await sql.query('alter table public.audit_log disable trigger user');
    for (const table of ['public.blog_post_revisions', 'public.audit_log']) {
      await sql.query(`delete from ${table} where created_at >= $1::timestamptz`, [
        before.startedAt,
      ]);
    }
    await sql.query('alter table public.audit_log enable trigger user');
    await sql.query(`truncate ${emptiedTables.join(', ')}`);
  });
  await removeFiles(project);
}

/** Files go by the storage's own interface, which removes their bytes as well. */
async function removeFiles({ transaction, storage }: Project): Promise<void> {
  const files = await transaction((sql) =>
    sql.query<{ bucket: string; name: string }>(
      'select bucket_id as bucket, name from storage.objects',
    ),
  );
  for (const { bucket, name } of files) {
    const { error } = await storage.from(bucket).remove([name]);
    if (error) throw new Failure(`No se ha podido borrar ${bucket}/${name}: ${error.message}.`);
  }
}
