import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { secretClient } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { runCommand } from '../../setup/run-command.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';

const secret = secretClient();
const runJobs = (...args: string[]) => runCommand('jobs', args);
const manuscript = new TextEncoder().encode('%PDF-1.7 manuscrito');
const mailbox = () => `persona-${crypto.randomUUID()}@prueba.example`;
let folder = '';

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dauro-jobs-tests-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

async function insert(table: string, row: object): Promise<void> {
  const { error } = await secret.from(table).insert(row);
  if (error) throw error;
}

const contactMessage = (email: string) => ({
  name: 'Rosario Peña',
  email,
  subject: 'Una pregunta',
  message: '¿A qué hora abren?',
});

/** Stores a proposal with two files and a message of the same person. */
async function sendBoth(email: string) {
  const work = {
    nombre: 'Rosario',
    apellidos: 'Peña Ibáñez',
    email,
    telefono: '958000000',
    titulo_obra: `La acequia ${crypto.randomUUID()}`,
    tipo_obra: 'novela',
    obra_file_path: `manuscripts/${crypto.randomUUID()}.pdf`,
    curriculum_file_path: `cvs/${crypto.randomUUID()}.pdf`,
  };
  const bucket = secret.storage.from('editorial-submissions');
  for (const path of [work.obra_file_path, work.curriculum_file_path]) {
    const { error } = await bucket.upload(path, manuscript, { contentType: 'application/pdf' });
    if (error) throw error;
  }
  await insert('editorial_submissions', work);
  await insert('contact_messages', contactMessage(email));
  return work;
}

async function held(email: string): Promise<number> {
  const { data, error } = await secret.rpc('submissions_of', { address: email });
  if (error) throw error;
  return data.length;
}
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

test.describe('npm run jobs -- export', () => {
  test('writes everything into a folder that only its owner can open, and prints its path', async () => {
    const [email, place] = [mailbox(), join(folder, 'persona')];
    const work = await sendBoth(email);
    const result = await runJobs('export', email.toUpperCase(), place);
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

  test('works for an address without data', async () => {
    const [email, place] = [mailbox(), join(folder, 'nadie')];
    expect(await runJobs('export', email, place)).toMatchObject({ code: 0, err: '' });
    const data: Record<string, unknown[]> = JSON.parse(
      await readFile(join(place, 'datos.json'), 'utf8'),
    );
    expect(Object.values(data).flat()).toEqual([]);
    expect(await readdir(place)).toEqual(['datos.json']);
  });

  test('does not overwrite an existing folder', async () => {
    const result = await runJobs('export', mailbox(), folder);
    expect(result).toEqual({
      code: 1,
      out: '',
      err: `${folder} ya existe: elige una carpeta nueva.\n`,
    });
  });

  test('continues without a missing file, and names it', async () => {
    const [email, place] = [mailbox(), join(folder, 'perdido')];
    const work = await sendBoth(email);
    await secret.storage.from('editorial-submissions').remove([work.curriculum_file_path]);
    expect(await runJobs('export', email, place)).toEqual({
      code: 0,
      out: `Envíos de ${email}: 2. Lo que hay está en ${place}\n`,
      err: `Faltan archivos en el almacenamiento; datos.json los nombra también:\n  ${work.curriculum_file_path}\n`,
    });
    const data = JSON.parse(await readFile(join(place, 'datos.json'), 'utf8'));
    expect(data.missing_files).toEqual([work.curriculum_file_path]);
    const files = (await readdir(join(place, 'archivos'), { recursive: true })).join();
    expect(files).toContain(basename(work.obra_file_path));
    expect(files).not.toContain(basename(work.curriculum_file_path));
  });

  test('reads more rows than one response of the data API', async () => {
    test.setTimeout(120_000);
    const [email, place, count] = [mailbox(), join(folder, 'muchas'), 1003];
    const message = contactMessage(email);
    const { error } = await secret.from('contact_messages').insert(Array(count).fill(message));
    expect(error).toBeNull();
    // The last of 1004 rows by id: its file would be missed if the export stopped after the first page.
    const last = {
      id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
      nombre: 'Rosario',
      apellidos: 'Peña Ibáñez',
      email,
      telefono: '958000000',
      servicio: 'informes_periciales',
      descripcion: 'Una marina pequeña sin firma.',
      documento_file_path: `dauro-arte/${crypto.randomUUID()}.pdf`,
    };
    const bucket = secret.storage.from('dauro-arte-documents');
    const pdf = { contentType: 'application/pdf' };
    expect((await bucket.upload(last.documento_file_path, manuscript, pdf)).error).toBeNull();
    await insert('dauro_arte_contacts', last);
    const result = await runJobs('export', email, place);
    expect(result.out).toContain(`: ${count + 1}. `);
    expect(await readdir(join(place, 'archivos'))).toEqual([last.id]);
    const erasure = await runJobs('erase', email);
    expect(erasure.out).toBe(`Envíos de ${email} borrados: ${count + 1}\n`);
    expect(await held(email)).toBe(0);
    expect((await bucket.exists(last.documento_file_path)).data).toBe(false);
  });
});

test('npm run jobs -- erase: erases one person with files and mail, and nothing the second time', async () => {
  const [email, other] = [mailbox(), mailbox()];
  const work = await sendBoth(email);
  await sendBoth(other);
  const erasures = async () => {
    const erased = { kind: 'borrado', actor_kind: 'sistema', about_kind: 'persona' };
    const rows = secret.from('audit_log').select('id', { count: 'exact', head: true });
    return (await rows.match(erased)).count ?? 0;
  };
  const before = await erasures();
  expect(await runJobs('erase', email)).toEqual({
    code: 0,
    out: `Envíos de ${email} borrados: 2\n`,
    err: '',
  });
  const bucket = secret.storage.from('editorial-submissions');
  expect((await bucket.exists(work.obra_file_path)).data).toBe(false);
  const { data } = await secret.from('mail_outbox').select('id').eq('recipient', email);
  expect(data).toEqual([]);
  expect(await held(other)).toBe(2);
  // Other tests may erase at the same time.
  expect(await erasures()).toBeGreaterThan(before);
  expect((await runJobs('erase', email)).out).toBe(`Envíos de ${email} borrados: 0\n`);
});

for (const [name, args] of [
  ['an unknown word', ['borrar', 'a@b.example']],
  ['no address', ['erase']],
  ['no folder', ['export', 'a@b.example']],
  ['something that is no address', ['erase', 'zoraida']],
  ['one word too many', ['erase', 'a@b.example', 'ya']],
] as const) {
  test(`npm run jobs with ${name}: prints its usage, exits with 1, changes nothing`, async () => {
    const result = await runJobs(...args);
    expect(result).toMatchObject({ code: 1, out: '' });
    expect(result.err).toContain('npm run jobs -- export <correo> <carpeta nueva>');
  });
}

test.describe('the endpoints of the command', () => {
  const bearer = (name: string) => `Bearer ${siteEnvironment()[name]}`;
  const authorization = bearer('CRON_SECRET');
  const ofPersonalData = bearer('PERSONAL_DATA_SECRET');
  const names = ['CRON_SECRET', 'DOCTOR_SECRET', 'PERSONAL_DATA_SECRET'];
  for (const [method, path, own] of [
    ['GET', '/api/jobs', 'CRON_SECRET'],
    ['GET', '/api/doctor', 'DOCTOR_SECRET'],
    ['POST', '/api/personal-data', 'PERSONAL_DATA_SECRET'],
    ['DELETE', '/api/personal-data', 'PERSONAL_DATA_SECRET'],
    ['POST', '/api/personal-data/file', 'PERSONAL_DATA_SECRET'],
  ] as const) {
    test(`${method} ${path} requires ${own}`, async ({ request }) => {
      const data = method === 'GET' ? {} : { data: { email: mailbox(), path: 'cvs/a.pdf' } };
      const wrong = [
        `${bearer(own).slice(0, -1)}_`,
        ...names.filter((name) => name !== own).map(bearer),
      ];
      for (const headers of [{}, ...wrong.map((authorization) => ({ authorization }))]) {
        const answer = await request.fetch(path, { method, headers, ...data });
        expect(answer.status()).toBe(401);
        expect(answer.headers()['cache-control']).toContain('no-store');
      }
    });
  }

  test('GET /api/jobs with the secret runs the jobs, and reports the result of each', async ({
    request,
  }) => {
    const answer = await request.get('/api/jobs', { headers: { authorization } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const { jobs, skipped } = await answer.json();
    const names = jobs.map(({ job }: { job: string }) => job);
    const others = ['mail', 'waitingFiles', 'strayFiles', 'strayImages', 'expired', 'events'];
    expect(names).toEqual(['scheduledPosts', ...(skipped ? [] : others)]);
  });

  test('a body without an address is refused', async ({ request }) => {
    for (const data of ['', '{', '{}', '{"email":"zoraida"}', 'x'.repeat(5000)]) {
      const answer = await request.post('/api/personal-data', {
        headers: { authorization: ofPersonalData },
        data,
      });
      expect(answer.status()).toBe(400);
    }
  });

  test('npm run jobs calls the site, and exits with 0', async () => {
    expect(await runJobs()).toMatchObject({ code: 0, err: '' });
  });
});
