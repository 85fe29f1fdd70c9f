import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { generateIdentity } from 'age-encryption';
import { execa } from 'execa';
import { describe, expect, it, onTestFinished } from 'vitest';
import { erasureDigest } from '@/lib/security/keys';
import { makeBackup, newBackupKeys, readArchive, writeArchive } from '@/local/backup/archive';
import {
  backedUpTables,
  connectProject,
  digestOf,
  leftOutTables,
  manifestName,
  signatureName,
} from '@/local/backup/project';
import { restoreBackup } from '@/local/backup/restore';
import { lockDataDir } from '@/local/commands/data-dir';
import {
  canSignIn,
  contentOf,
  type Embedded,
  fill,
  projectOf,
  startEmbedded,
} from '../database/backup-support.ts';
import { contactMessage, proposal } from '../database/rows.ts';
import { must } from '../database/support.ts';
import { freePort } from '../setup/free-port.ts';
import { client } from '../setup/supabase/running.ts';
import { scratchDatabase } from '../setup/supabase/scratch-database.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const keys = await newBackupKeys();
const { identity, recipient } = keys;

/** Runs a command like npm, with the embedded data of a folder. */
async function command(dataDir: string, ...args: string[]) {
  const env = {
    ...{ DATA_DIR: dataDir, SUPABASE_PORT: String(await freePort()), DATABASE_URL: '' },
    ...{ SUPABASE_URL: '', BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY: identity },
    ...{ BACKUP_SIGNING_KEY: keys.signingKey, BACKUP_VERIFYING_KEY: keys.verifyingKey },
    // A proxy, as in companies, which nobody answers for.
    ...{ NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://127.0.0.1:9' },
  };
  const options = { env, reject: false, stripFinalNewline: false } as const;
  const ended = await execa('node', ['local/bootstrap.mjs', ...args], options);
  return { code: ended.exitCode, stdout: ended.stdout, stderr: ended.stderr };
}

/** A filled project and its backup. */
async function backedUp(): Promise<{ source: Embedded; file: string; folder: string }> {
  const folder = temporaryFolder('backup');
  const source = await startEmbedded(join(folder, 'source'));
  await fill(source);
  const file = join(folder, 'copia.tar.gz.age');
  await makeBackup(projectOf(source), file, keys);
  return { source, file, folder };
}

describe('the commands', () => {
  it('restore every row, file and password of a destroyed project into a new one', async () => {
    const folder = temporaryFolder('backup');
    const [oldData, newData] = [join(folder, 'old'), join(folder, 'new')];
    const source = await startEmbedded(oldData);
    await fill(source);
    const before = await contentOf(source);
    for (const [name, lines] of Object.entries(before)) expect(lines, name).not.toEqual([]);

    const whileRunning = await command(oldData, 'backup', folder);
    expect(whileRunning.code).toBe(1);
    expect(whileRunning.stderr).toContain('ya está en uso');
    await source.close();

    const made = await command(oldData, 'backup', folder);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const name = (await readdir(folder)).find((entry) => entry.startsWith('dauro-')) ?? '';
    expect(name).toMatch(/^dauro-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz\.age$/);
    const file = join(folder, name);
    expect((await readFile(file)).includes('La acequia')).toBe(false);
    await rm(oldData, { recursive: true });

    const refused = await command(newData, 'restore', file);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^Ya hay datos en auth\.users .*--replace/);
    const restored = await command(newData, 'restore', file, '--replace');
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    for (const { stdout, stderr } of [made, refused, restored]) {
      for (const key of [identity, keys.signingKey]) expect(stdout + stderr).not.toContain(key);
    }
    // As `up` asks at its start.
    lockDataDir(newData).release();
    expect((await stat(newData)).mode & 0o777).toBe(0o700);

    const target = await startEmbedded(newData);
    expect(await contentOf(target)).toEqual(before);
    expect(await canSignIn(target)).toBe(true);

    const restorations = `select actor_kind, about_kind from public.audit_log where kind = 'restauracion'`;
    expect(await target.database.query(restorations)).toEqual([
      { actor_kind: 'sistema', about_kind: 'copia' },
    ]);

    await target.database.query('alter table public.audit_log rename column kind to clase');
    await target.close();
    const impossible = await command(newData, 'restore', file, '--replace');
    expect(impossible.code).toBe(1);
    expect(impossible.stderr).toMatch(/^La base de datos no lo acepta y sigue como estaba: .*\n$/);
  }, 180_000);

  it('exit with code 1 and print the problem when arguments or data are wrong', async () => {
    const folder = temporaryFolder('backup');
    for (const args of ['backup', 'backup --keys', 'backup a b', 'restore', 'restore --replace']) {
      const usage = { code: 1, stderr: expect.stringMatching(/^Uso: npm run/) };
      expect(await command(folder, ...args.split(' '))).toMatchObject(usage);
    }
    await writeFile(join(folder, 'x.age'), 'texto');
    const nothing = await command(join(folder, 'nueva'), 'backup', join(folder, 'y.age'));
    expect(nothing).toMatchObject({ code: 1, stderr: expect.stringMatching(/^No hay datos en/) });
    const taken = await command(folder, 'backup', join(folder, 'x.age'));
    expect(taken).toMatchObject({ code: 1, stderr: expect.stringContaining('ya existe') });
  }, 60_000);
});

it('npm run backup -- --keys writes the keys of the server and those of the owner apart', async () => {
  const folder = temporaryFolder('backup');
  expect(await command(folder, 'backup', '--keys', folder)).toMatchObject({ code: 0, stderr: '' });
  const names = async (file: string) => {
    const path = join(folder, file);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    return Object.keys(parseEnv(await readFile(path, 'utf8')));
  };
  expect(await names('dauro-backup.env')).toEqual(['BACKUP_RECIPIENT', 'BACKUP_SIGNING_KEY']);
  expect(await names('dauro-backup.key')).toEqual(['BACKUP_IDENTITY', 'BACKUP_VERIFYING_KEY']);
  const refused = await command(folder, 'backup', '--keys', folder);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('ya existe') });
}, 60_000);

it('a database restored into a hosted project works, with complete accounts and without the demo accounts', async () => {
  const { file, folder } = await backedUp();
  const target = await startEmbedded(join(folder, 'target'));
  await target.database.query('alter table auth.users add column instance_id uuid');
  await restoreBackup(projectOf(target), file, keys, { replace: true });
  const account = {
    email: 'rosario@prueba.example',
    instance_id: '00000000-0000-0000-0000-000000000000',
    confirmation_token: '',
    email_change: '',
  };
  const accounts = `select ${Object.keys(account)} from auth.users`;
  expect(await target.database.query(accounts)).toEqual([account]);
  const roles = await target.database.query('select role from public.user_roles');
  expect(roles).toEqual([{ role: 'staff' }]);
  for (const table of leftOutTables) {
    expect(await target.database.query(`select 1 from ${table}`), table).toEqual([]);
  }
  const secret = client(target, 'secret');
  const queued = async () => must(await secret.from('mail_outbox').select('id')).length;
  const before = await queued();
  must(
    await secret
      .from('contact_messages')
      .insert({ ...contactMessage(), idempotency_key: randomUUID() }),
  );
  expect(await queued()).toBe(before + 2);
}, 120_000);

it('refuses a damaged, foreign or unwanted backup, and changes nothing', async () => {
  const { source, file, folder } = await backedUp();
  const project = projectOf(source);
  const before = await contentOf(source);
  const content = await readFile(file);
  const variant = async (name: string, bytes: Uint8Array) => {
    await writeFile(join(folder, name), bytes);
    return join(folder, name);
  };
  const changed = Buffer.from(content);
  changed[content.length - 300] = (changed[content.length - 300] ?? 0) ^ 1;
  const cases = [
    [join(folder, 'nada'), identity, /^No existe la copia/],
    [file, await generateIdentity(), /no abre esta copia/],
    [file, 'secreto', /no es una clave privada/],
    [await variant('changed', changed), identity, /está dañada, incompleta/],
    [await variant('cut', content.subarray(0, content.length / 2)), identity, /está dañada/],
    [await variant('empty', Buffer.alloc(0)), identity, /está dañada/],
    [await variant('text', Buffer.from('hola\n')), identity, /está dañada/],
  ] as const;
  for (const [path, key, sentence] of cases) {
    const restoring = restoreBackup(project, path, { ...keys, identity: key }, { replace: true });
    await expect(restoring).rejects.toThrow(sentence);
  }
  await expect(restoreBackup(project, file, keys, { replace: false })).rejects.toThrow(
    /^Ya hay datos en auth\.users y no se ha cambiado nada/,
  );
  const history = 'supabase_migrations.schema_migrations';
  await source.database.query(`insert into ${history} (version, name) values ('2099', 'otra')`);
  await expect(restoreBackup(project, file, keys, { replace: true })).rejects.toThrow(
    /^La copia se hizo con otras migraciones/,
  );
  expect(await contentOf(source)).toEqual(before);
}, 120_000);

/** Archives that anybody can make who knows the public key of age and has got hold of a backup's content. */
it('refuses a planted archive, and changes nothing', async () => {
  const { source, file, folder } = await backedUp();
  const before = await contentOf(source);
  const entries = new Map<string, Uint8Array>();
  await readArchive(file, identity, async (name, content) => void entries.set(name, content));
  expect([...entries.keys()].slice(-2)).toEqual([manifestName, signatureName]);
  const roles = 'rows/public.user_roles/000000.ndjson';
  const textOf = (name: string) => Buffer.from(entries.get(name) ?? []).toString();
  const planted = Buffer.from(textOf(roles).replaceAll('staff', 'admin'));
  const manifest = JSON.parse(textOf(manifestName));
  const changed = { ...manifest, sha256: { ...manifest.sha256, [roles]: digestOf(planted) } };
  const asOther = await newBackupKeys();
  const foreign = join(folder, 'foreign.age');
  await makeBackup(projectOf(source), foreign, { ...asOther, recipient });

  const archive = async (name: string, content: typeof entries, twice?: string) => {
    const path = join(folder, name);
    await writeArchive(path, recipient, async (add) => {
      if (twice) await add(twice, planted);
      for (const entry of content) await add(...entry);
    });
    return path;
  };
  const withManifest = new Map(entries)
    .set(roles, planted)
    .set(manifestName, Buffer.from(JSON.stringify(changed)));
  const unsigned = new Map(withManifest);
  unsigned.delete(signatureName);
  const cases = [
    [foreign, /^.* no está firmada con la clave de este sitio/],
    [await archive('manifest', withManifest), /no está firmada/],
    [await archive('unsigned', unsigned), /no está firmada/],
    [await archive('row', new Map(entries).set(roles, planted)), /está incompleta/],
    [await archive('twice', entries, roles), /ha cambiado mientras se restauraba/],
  ] as const;
  const project = projectOf(source);
  for (const [path, sentence] of cases) {
    await expect(restoreBackup(project, path, keys, { replace: true })).rejects.toThrow(sentence);
  }
  for (const verifyingKey of ['', 'clave', keys.signingKey]) {
    const restoring = restoreBackup(project, file, { identity, verifyingKey }, { replace: true });
    await expect(restoring).rejects.toThrow(/^BACKUP_VERIFYING_KEY no es una clave/);
  }
  expect(await contentOf(source)).toEqual(before);
}, 120_000);

it('erases again who was erased since the backup, and nobody else', async () => {
  const folder = temporaryFolder('backup');
  const source = await startEmbedded(join(folder, 'source'));
  const secret = client(source, 'secret');
  const bucket = secret.storage.from('editorial-submissions');
  const [gone, before, other] = ['Gone@prueba.example', 'antes@prueba.example', 'b@prueba.example'];
  const works = new Map<string, string>();
  const pdf = { contentType: 'application/pdf' };
  for (const email of [gone, before, other]) {
    const work = { ...proposal(), email, idempotency_key: randomUUID() };
    works.set(email, work.obra_file_path);
    must(await bucket.upload(work.obra_file_path, Buffer.from('%PDF-1.7 obra'), pdf));
    must(await secret.from('editorial_submissions').insert(work));
    must(await secret.from('contact_messages').insert({ ...contactMessage(), email }));
    must(await client(source, 'publishable').auth.signUp({ email, password: 'la-acequia-2026' }));
  }
  const tombstone = (email: string) => ({
    digest: erasureDigest(email, source.secretKey),
    erased_at: new Date().toISOString(),
  });
  // Erased before the backup, and back with new data.
  must(await secret.from('erasures').insert(tombstone(before)));
  // Somebody of whom the record alone knows.
  const looked = 'consultada@prueba.example';
  for (const about of [gone, looked]) {
    must(await secret.from('audit_log').insert({ kind: 'consulta', about_kind: 'persona', about }));
  }
  const file = join(folder, 'copia.age');
  await makeBackup(projectOf(source), file, keys);
  must(await secret.from('erasures').insert([gone, looked].map(tombstone)));

  const restored = await restoreBackup(projectOf(source), file, keys, { replace: true });
  expect(restored.erasedAgain).toBe(2);
  const erased = { kind: 'borrado', about_kind: 'persona' };
  const erasures = await secret.from('audit_log').select('actor_kind, about').match(erased);
  expect(must(erasures)).toEqual(Array(2).fill({ actor_kind: 'sistema', about: null }));
  const named = secret.from('audit_log').select('id').in('about', [gone, looked]);
  expect(must(await named)).toEqual([]);
  const held = async (email: string) => {
    const data: object = must(await secret.rpc('personal_data', { address: email }));
    const { error } = await bucket.download(works.get(email) ?? '');
    return [Object.values(data).flat().length > 0, error === null];
  };
  expect(await held(gone)).toEqual([false, false]);
  for (const email of [before, other]) expect(await held(email), email).toEqual([true, true]);
  // The tombstones stay, for the next restoration of the same backup.
  expect(must(await secret.from('erasures').select('digest'))).toHaveLength(3);
  const again = await restoreBackup(projectOf(source), file, keys, { replace: true });
  expect(again.erasedAgain).toBe(2);
}, 120_000);

it('leaves the database unchanged when a row cannot be restored', async () => {
  const { source, file } = await backedUp();
  const before = await contentOf(source);
  const impossible = 'alter table public.audit_log add constraint never check (false) not valid';
  await source.database.query(impossible);
  const restoring = restoreBackup(projectOf(source), file, keys, { replace: true });
  await expect(restoring).rejects.toThrow(/never/);
  expect(await contentOf(source)).toEqual(before);
  const off = `select 1 from pg_trigger where tgenabled = 'D'`;
  expect(await source.database.query(off)).toEqual([]);
}, 120_000);

it('leaves no file when the storage fails, and lists a missing file', async () => {
  const { source, folder } = await backedUp();
  const file = join(folder, 'otra.age');
  const project = projectOf(source);
  const { storage } = projectOf({ ...source, url: 'http://127.0.0.1:9' });
  const nowhere = join(folder, 'no', 'existe.age');
  const down = makeBackup({ ...project, storage }, file, keys);
  await expect(down).rejects.toThrow(/^El almacenamiento no entrega/);
  const foreign = makeBackup(project, file, { ...keys, recipient: 'age1nada' });
  await expect(foreign).rejects.toThrow(/clave pública/);
  const unwritten = makeBackup(project, nowhere, keys);
  await expect(unwritten).rejects.toThrow(/^No se puede escribir .* \(ENOENT\): revisa que .*\.$/);
  expect(existsSync(file) || existsSync(`${file}.part`)).toBe(false);

  await rm(join(folder, 'source', 'supabase', 'objects'), { recursive: true });
  const { missing, files } = await makeBackup(project, file, keys);
  expect(files).toEqual([]);
  expect(missing).toHaveLength(6);
}, 120_000);

it.skipIf(!process.env['DATABASE_URL'])(
  'goes by a connection string, as to a hosted project',
  async () => {
    const { source, file, folder } = await backedUp();
    const { databaseUrl = '', drop } = await scratchDatabase();
    onTestFinished(drop);
    const target = await startEmbedded(join(folder, 'target'), databaseUrl);
    const project = await connectProject(target.url, target.secretKey, databaseUrl);
    onTestFinished(() => project.close());
    await restoreBackup(project, file, keys, { replace: true });
    expect(await contentOf(target)).toEqual(await contentOf(source));
    expect(await canSignIn(target)).toBe(true);
    const back = join(folder, 'vuelta.age');
    await makeBackup(project, back, keys);
    await restoreBackup(projectOf(source), back, keys, { replace: true });
    expect(await contentOf(source)).toEqual(await contentOf(target));
  },
  120_000,
);

it('backs up or leaves out every table', async () => {
  const source = await startEmbedded(temporaryFolder('backup'));
  const rows = await source.database.query<{ name: string }>(
    `select 'public.' || tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const decided = [...backedUpTables, ...leftOutTables].filter((name) =>
    name.startsWith('public.'),
  );
  expect(rows.map(({ name }) => name)).toEqual(decided.sort());
  // A restored one would have to go on counting behind its rows.
  const counted = await source.database.query(
    `select attrelid::regclass from pg_attribute where attidentity <> '' and attrelid = any ($1::regclass[])`,
    [backedUpTables],
  );
  expect(counted).toEqual([]);
}, 60_000);
