import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runJobs } from '../setup/jobs-command.ts';
import { artRequest, contactMessage, mailbox, proposal } from './rows.ts';
import { must, secretClient, unique } from './support.ts';

const secret = secretClient();
const services = {
  url: inject('supabaseUrl'),
  publishableKey: inject('publishableKey'),
  secretKey: inject('secretKey'),
};
const jobs = (...args: string[]) => runJobs(services, ...args);
const manuscript = new TextEncoder().encode('%PDF-1.7 manuscrito');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dauro-jobs-tests-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A proposal with its two files and a message, from one person. */
async function sendBoth(email: string) {
  const work = { ...proposal(), email, idempotency_key: unique('clave') };
  const bucket = secret.storage.from('editorial-submissions');
  for (const path of [work.obra_file_path, work.curriculum_file_path])
    must(await bucket.upload(path, manuscript, { contentType: 'application/pdf' }));
  must(await secret.from('editorial_submissions').insert(work));
  const message = { ...contactMessage(), email, idempotency_key: unique('clave') };
  must(await secret.from('contact_messages').insert(message));
  return work;
}
const held = async (email: string) =>
  (must(await secret.rpc('submissions_of', { address: email })) as unknown[]).length;
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

describe('npm run jobs -- export', () => {
  it('writes everything into a folder that only its owner can open, and says where', async () => {
    const [email, place] = [mailbox(), join(folder, 'persona')];
    const work = await sendBoth(email);
    const result = await jobs('export', email.toUpperCase(), place);
    expect(result).toEqual({
      code: 0,
      out: `Envíos de ${email.toUpperCase()}: 2. Todo está en ${place}\n`,
      err: '',
    });
    const data = JSON.parse(await readFile(join(place, 'datos.json'), 'utf8'));
    expect(data.editorial_submissions).toMatchObject([{ email, titulo_obra: work.titulo_obra }]);
    expect(data.contact_messages).toMatchObject([{ email }]);
    const entries = await readdir(place, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files).toHaveLength(3);
    expect(await modeOf(place)).toBe(0o700);
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      expect(await modeOf(path), path).toBe(entry.isFile() ? 0o600 : 0o700);
    }
    const stored = files.filter(({ name }) => name.endsWith('.pdf'));
    for (const { parentPath, name } of stored)
      expect(await readFile(join(parentPath, name))).toEqual(Buffer.from(manuscript));
    expect(await held(email)).toBe(2);
  });

  it('answers for an address that nobody wrote from, too', async () => {
    const [email, place] = [mailbox(), join(folder, 'nadie')];
    expect(await jobs('export', email, place)).toMatchObject({ code: 0, err: '' });
    const data: Record<string, unknown[]> = JSON.parse(
      await readFile(join(place, 'datos.json'), 'utf8'),
    );
    expect(Object.values(data).flat()).toEqual([]);
    expect(await readdir(place)).toEqual(['datos.json']);
  });

  it('writes over nothing', async () => {
    const result = await jobs('export', mailbox(), folder);
    expect(result.code).toBe(1);
    expect(result.out).toBe('');
    expect(result.err).toContain(`${folder} ya existe: elige una carpeta nueva.`);
  });

  it('goes on without a file that is lost, and names it', async () => {
    const [email, place] = [mailbox(), join(folder, 'perdido')];
    const work = await sendBoth(email);
    const bucket = secret.storage.from('editorial-submissions');
    must(await bucket.remove([work.curriculum_file_path]));
    expect(await jobs('export', email, place)).toEqual({
      code: 0,
      out: `Envíos de ${email}: 2. Lo que hay está en ${place}\n`,
      err: `Faltan archivos en el almacenamiento; datos.json los nombra también:\n  ${work.curriculum_file_path}\n`,
    });
    const data = JSON.parse(await readFile(join(place, 'datos.json'), 'utf8'));
    expect(data.missing_files).toEqual([work.curriculum_file_path]);
    expect(data.editorial_submissions).toMatchObject([{ email }]);
    const files = (await readdir(join(place, 'archivos'), { recursive: true })).join();
    expect(files).toContain(basename(work.obra_file_path));
    expect(files).not.toContain(basename(work.curriculum_file_path));
  });

  it('goes on past what the data API answers at a time', async () => {
    const [email, place, count] = [mailbox(), join(folder, 'muchas'), 1003];
    const rows = Array.from({ length: count }, () => ({ ...contactMessage(), email }));
    must(await secret.from('contact_messages').insert(rows));
    // The last of a thousand and three, by identifier, is the one whose file would be forgotten.
    const last = {
      id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
      documento_file_path: `dauro-arte/${unique('1')}.pdf`,
    };
    const bucket = secret.storage.from('dauro-arte-documents');
    must(
      await bucket.upload(last.documento_file_path, manuscript, { contentType: 'application/pdf' }),
    );
    must(await secret.from('dauro_arte_contacts').insert({ ...artRequest(), ...last, email }));
    const result = await jobs('export', email, place);
    expect(result.out).toContain(`: ${count + 1}. `);
    expect(await readdir(join(place, 'archivos'))).toEqual([last.id]);
    expect((await jobs('erase', email)).out).toBe(`Envíos de ${email} borrados: ${count + 1}\n`);
    expect(await held(email)).toBe(0);
    expect((await bucket.exists(last.documento_file_path)).data).toBe(false);
  }, 120_000);
});

describe('npm run jobs -- erase', () => {
  it('erases one person, files and mail included, says how much it was, and nothing the second time', async () => {
    const [email, other] = [mailbox(), mailbox()];
    const work = await sendBoth(email);
    await sendBoth(other);
    expect(await jobs('erase', email)).toEqual({
      code: 0,
      out: `Envíos de ${email} borrados: 2\n`,
      err: '',
    });
    const bucket = secret.storage.from('editorial-submissions');
    expect((await bucket.exists(work.obra_file_path)).data).toBe(false);
    expect(must(await secret.from('mail_outbox').select('id').eq('recipient', email))).toEqual([]);
    expect(await held(other)).toBe(2);
    expect((await jobs('erase', email)).out).toBe(`Envíos de ${email} borrados: 0\n`);
  });
});

describe('npm run jobs, misspelt', () => {
  it.each([
    ['an unknown word', ['borrar', 'a@b.example']],
    ['no address', ['erase']],
    ['no folder', ['export', 'a@b.example']],
    ['something that is no address', ['erase', 'zoraida']],
    ['one word too many', ['erase', 'a@b.example', 'ya']],
  ])('%s: says how it is used, ends with 1, touches nothing', async (_name, args) => {
    const result = await jobs(...args);
    expect(result.code).toBe(1);
    expect(result.out).toBe('');
    expect(result.err).toContain('npm run jobs -- export <correo> <carpeta nueva>');
  });
});
