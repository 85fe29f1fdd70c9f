import { areaNames, isFormArea, specOf } from '../../lib/form-areas.ts';
import { erasureDigest } from '../../lib/security/keys.ts';
import { Failure } from '../shared/failure.ts';
import { isSigned, type OpeningKeys, readArchive } from './archive.ts';
import {
  backedUpTables,
  columnsOf,
  digestOf,
  isOurs,
  type Manifest,
  manifestName,
  migrationsOf,
  type Project,
  parseManifest,
  type Sql,
  signatureName,
} from './project.ts';

/** Token columns that the hosted service reads as text: a null in one of them makes every sign-in fail. */
const tokens = [
  'confirmation_token',
  'recovery_token',
  'reauthentication_token',
  'phone_change_token',
  'email_change',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change',
];

const instance = '00000000-0000-0000-0000-000000000000';

/**
 * Completes restored accounts with columns that only the hosted identity service has, and removes the demo accounts of
 * the embedded service (@dauro.test), whose password is in the README. Does nothing in the embedded service.
 */
async function completeHostedAccounts(sql: Sql): Promise<void> {
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

/** A complete, undamaged backup that is signed and that the identity can decrypt. */
type Backup = { path: string; identity: string; manifest: Manifest };

/**
 * Restores a backup into a project and returns its manifest with the number of people erased again, because they were
 * erased after it was made. The whole archive is verified first; then files are uploaded; then all rows are written in
 * one transaction, so that a failure leaves the database unchanged. Throws a Failure when the archive is damaged or
 * not signed with our key, the migrations differ, or there are rows already and `replace` is false.
 */
export async function restoreBackup(
  project: Project,
  path: string,
  keys: OpeningKeys,
  { replace }: { replace: boolean },
): Promise<Manifest & { erasedAgain: number }> {
  const manifest = await verifyArchive(path, keys);
  await project.transaction((sql) => checkTarget(sql, manifest, replace));
  const backup = { path, identity: keys.identity, manifest };
  await putFiles(project, backup);
  const { people, files } = await project.transaction(async (sql) => {
    await sql.query('set local statement_timeout = 0');
    await checkTarget(sql, manifest, replace);
    const tombstones = await sql.query<Tombstone>(
      'select digest, erased_at::text as erased_at from public.erasures',
    );
    await putRows(sql, backup);
    await keepTombstones(sql, tombstones);
    return eraseAgain(sql, manifest.createdAt, project.secretKey);
  });
  await removeFiles(project, files);
  return { ...manifest, erasedAgain: people };
}

async function verifyArchive(
  path: string,
  { identity, verifyingKey }: OpeningKeys,
): Promise<Manifest> {
  const found: Record<string, string> = {};
  const last: { manifest?: Uint8Array; signature?: Uint8Array } = {};
  await readArchive(path, identity, async (name, content) => {
    if (name === manifestName) last.manifest = content;
    else if (name === signatureName) last.signature = content;
    else found[name] = digestOf(content);
  });
  if (last.manifest && !isSigned(last.manifest, last.signature ?? new Uint8Array(), verifyingKey)) {
    throw new Failure(`${path} no está firmada con la clave de este sitio: no la restaures.`);
  }
  const manifest = last.manifest && parseManifest(last.manifest);
  const expected = manifest?.sha256 ?? {};
  const names = new Set([...Object.keys(found), ...Object.keys(expected)]);
  if (!manifest || [...names].some((name) => found[name] !== expected[name])) {
    throw new Failure(`${path} está incompleta o la hizo otra versión del sitio: usa otra.`);
  }
  return manifest;
}

/** Reads a verified archive once more. An entry that has changed since, or comes twice, does not get in. */
function readVerified(
  { path, identity, manifest }: Backup,
  visit: (name: string, content: Uint8Array) => Promise<void>,
): Promise<void> {
  return readArchive(path, identity, async (name, content) => {
    if ([manifestName, signatureName].includes(name)) return;
    if (digestOf(content) !== manifest.sha256[name]) {
      throw new Failure(`${path} ha cambiado mientras se restauraba: usa otra.`);
    }
    await visit(name, content);
  });
}

async function checkTarget(sql: Sql, manifest: Manifest, replace: boolean): Promise<void> {
  const present = await migrationsOf(sql);
  const wanted = manifest.migrations;
  if (present.join() !== wanted.join()) {
    throw new Failure(
      `La copia se hizo con otras migraciones: la última es ${wanted.at(-1) ?? 'ninguna'}, y aquí lo es ${present.at(-1) ?? 'ninguna'}. Usa la versión del sitio que la hizo.`,
    );
  }
  if (replace) return;
  for (const table of backedUpTables) {
    const [found] = await sql.query<{ any: boolean }>(
      `select exists (select from ${table}) as any`,
    );
    if (found?.any) {
      throw new Failure(
        `Ya hay datos en ${table} y no se ha cambiado nada: con «--replace» se borra todo lo que hay y queda lo de la copia.`,
      );
    }
  }
}

async function putFiles({ storage }: Project, backup: Backup): Promise<void> {
  const files = new Map(backup.manifest.files.map((file) => [file.entry, file]));
  await readVerified(backup, async (name, content) => {
    const file = files.get(name);
    if (!file) return;
    const { error } = await storage.from(file.bucket).upload(file.path, content, {
      contentType: file.contentType,
      headers: { 'cache-control': file.cacheControl },
      upsert: true,
    });
    if (error) {
      throw new Failure(
        `El almacenamiento no acepta ${file.bucket}/${file.path} (${error.message}): la base de datos sigue como estaba; repite la orden.`,
      );
    }
  });
}

/** Removes the files of people erased again. Their rows are gone, so that the jobs remove what stays here. */
async function removeFiles(
  { storage }: Project,
  files: readonly { area: string; path: string }[],
): Promise<void> {
  for (const { area, path } of files) {
    const bucket = isFormArea(area) && specOf(area).bucket;
    if (!bucket) continue;
    const { error } = await storage.from(bucket).remove([path]);
    if (error) {
      throw new Failure(
        `La copia está restaurada, pero queda ${bucket}/${path} de alguien que se borró (${error.message}): lo retirarán las tareas periódicas.`,
      );
    }
  }
}

/**
 * Disables the application's triggers, which would queue mail and write versions and records for restored rows. The
 * restored record gets one row: what happened since the backup is gone.
 */
async function putRows(sql: Sql, backup: Backup): Promise<void> {
  const ours = backedUpTables.filter(isOurs);
  for (const table of ours) await sql.query(`alter table ${table} disable trigger user`);
  for (const table of backedUpTables.toReversed()) await sql.query(`delete from ${table}`);
  await readVerified(backup, async (name, content) => {
    const [, table] = /^rows\/([^/]+)\/\d+\.ndjson$/.exec(name) ?? [];
    if (table && backedUpTables.includes(table)) await insertRows(sql, table, content);
  });
  await completeHostedAccounts(sql);
  for (const table of ours) await sql.query(`alter table ${table} enable trigger user`);
  const { createdAt } = backup.manifest;
  await sql.query(`select private.record('restauracion', 'copia', $1)`, [createdAt]);
}

async function insertRows(sql: Sql, table: string, content: Uint8Array): Promise<void> {
  const columns = (await columnsOf(sql, table)).join(', ');
  const rows = new TextDecoder().decode(content).trimEnd().split('\n').join(',');
  await sql.query(
    `insert into ${table} (${columns})
     select ${columns} from json_populate_recordset(null::${table}, $1::text::json)`,
    [`[${rows}]`],
  );
}

type Tombstone = { digest: string; erased_at: string };
type StoredFile = { area: string; path: string };

/** Adds tombstones to those that the backup brought; the later of two for one person stays. */
async function keepTombstones(sql: Sql, tombstones: readonly Tombstone[]): Promise<void> {
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
  'select saved_by_email from public.blog_post_revisions',
  ...['notes', 'reviews', 'letters'].map(
    (name) => `select author_email from public.submission_${name}`,
  ),
  'select actor_email from public.submission_events',
  'select assignee_email from public.submission_events',
  'select email from auth.users',
  'select actor_email from public.audit_log where not private.proves_access(kind)',
  `select about from public.audit_log where about_kind in ('cuenta', 'persona') and not private.proves_access(kind)`,
].join(' union ');

/**
 * Erases again, in a restored database with its triggers on, the people who were erased after `madeAt`: submissions
 * with mail and history, other mail, accounts without a role, and names in the record, where each erasure gets a row.
 * Returns their number and the files to remove.
 */
async function eraseAgain(
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
