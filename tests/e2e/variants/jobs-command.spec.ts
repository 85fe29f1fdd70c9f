import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pdf } from '../../fixtures/documents.ts';
import { secretClient } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { addressOf, insertEntries, newMark } from '../../setup/entries.ts';
import { runCommand } from '../../setup/run-command.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';
import { storePdf, storePerson } from '../../setup/stored-proposals.ts';

const secret = secretClient();
const runJobs = (...args: string[]) => runCommand('jobs', args);

async function held(email: string): Promise<number> {
  return (await secret.rpc('submissions_of', { address: email }).throwOnError()).data.length;
}
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
const readData = async (place: string) =>
  JSON.parse(await readFile(join(place, 'datos.json'), 'utf8'));

test.describe('npm run jobs -- export', () => {
  test('writes all into a folder that only its owner can open', async ({ mark }, testInfo) => {
    const [{ email }, place] = [await storePerson(mark), testInfo.outputPath('persona')];
    expect(await runJobs('export', email.toUpperCase(), place)).toEqual({
      code: 0,
      out: `Envíos de ${email.toUpperCase()}: 2. Todo está en ${place}\n`,
      err: '',
    });
    const data = await readData(place);
    expect(data.editorial_submissions).toMatchObject([{ titulo_obra: `La acequia ${mark}` }]);
    expect(data.contact_messages).toMatchObject([{ email }]);
    const entries = await readdir(place, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files).toHaveLength(3);
    expect(await modeOf(place)).toBe(0o700);
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      expect(await modeOf(path), path).toBe(entry.isFile() ? 0o600 : 0o700);
    }
    for (const { parentPath, name } of files.filter(({ name }) => name.endsWith('.pdf')))
      expect(await readFile(join(parentPath, name))).toEqual(pdf().buffer);
    expect(await held(email)).toBe(2);
  });

  test('works without data, but not into an existing folder', async ({ mark }, testInfo) => {
    const [email, place] = [addressOf(mark), testInfo.outputPath('nadie')];
    expect(await runJobs('export', email, place)).toMatchObject({ code: 0, err: '' });
    expect(Object.values(await readData(place)).flat()).toEqual([]);
    expect(await readdir(place)).toEqual(['datos.json']);
    expect(await runJobs('export', email, place)).toEqual({
      code: 1,
      out: '',
      err: `${place} ya existe: elige una carpeta nueva.\n`,
    });
  });

  test('continues without a missing file, and names it', async ({ mark }, testInfo) => {
    const [{ email, work, cv }, place] = [await storePerson(mark), testInfo.outputPath('perdido')];
    await secret.storage.from('editorial-submissions').remove([cv]);
    expect(await runJobs('export', email, place)).toEqual({
      code: 0,
      out: `Envíos de ${email}: 2. Lo que hay está en ${place}\n`,
      err: `Faltan archivos en el almacenamiento; datos.json los nombra también:\n  ${cv}\n`,
    });
    expect((await readData(place)).missing_files).toEqual([cv]);
    const files = await readdir(join(place, 'archivos'), { recursive: true });
    expect(files.filter((name) => name.endsWith('.pdf')).map((name) => basename(name))).toEqual([
      basename(work),
    ]);
  });

  test('reads more rows than one response of the data API', async ({ mark }, testInfo) => {
    test.setTimeout(120_000);
    const [email, place, count] = [addressOf(mark), testInfo.outputPath('muchas'), 1003];
    await insertEntries('contact_messages', mark, count);
    // The last of 1004 rows by id: its file would be missed if the export stopped after the first page.
    const last = {
      id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
      documento_file_path: `dauro-arte/${crypto.randomUUID()}.pdf`,
    };
    await storePdf('dauro-arte-documents', last.documento_file_path);
    await insertEntries('dauro_arte_contacts', mark, 1, () => last);
    const result = await runJobs('export', email, place);
    expect(result.out).toContain(`: ${count + 1}. `);
    expect(await readdir(join(place, 'archivos'))).toEqual([last.id]);
    const erasure = await runJobs('erase', email);
    expect(erasure.out).toBe(`Envíos de ${email} borrados: ${count + 1}\n`);
    expect(await held(email)).toBe(0);
    const bucket = secret.storage.from('dauro-arte-documents');
    expect((await bucket.exists(last.documento_file_path)).data).toBe(false);
  });
});

test('npm run jobs -- erase: erases one person, which is recorded, once', async ({ mark }) => {
  const [{ email }, other] = [await storePerson(mark), await storePerson(newMark())];
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
  expect(await held(other.email)).toBe(2);
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
  const names = ['CRON_SECRET', 'DOCTOR_SECRET', 'PERSONAL_DATA_SECRET'];
  for (const [method, path, own] of [
    ['GET', '/api/jobs', 'CRON_SECRET'],
    ['GET', '/api/doctor', 'DOCTOR_SECRET'],
    ['POST', '/api/personal-data', 'PERSONAL_DATA_SECRET'],
    ['DELETE', '/api/personal-data', 'PERSONAL_DATA_SECRET'],
    ['POST', '/api/personal-data/file', 'PERSONAL_DATA_SECRET'],
  ] as const) {
    test(`${method} ${path} requires ${own}`, async ({ request }) => {
      const data =
        method === 'GET' ? {} : { data: { email: 'nadie@prueba.example', path: 'cvs/a.pdf' } };
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

  test('GET /api/jobs with the secret runs the jobs, and reports each', async ({ request }) => {
    const headers = { authorization: bearer('CRON_SECRET') };
    const answer = await request.get('/api/jobs', { headers });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const { jobs, skipped } = await answer.json();
    const names = jobs.map(({ job }: { job: string }) => job);
    const others = ['mail', 'waitingFiles', 'strayFiles', 'strayImages', 'expired', 'events'];
    expect(names).toEqual(['scheduledPosts', ...(skipped ? [] : others)]);
  });

  test('a body without an address is refused', async ({ request }) => {
    const headers = { authorization: bearer('PERSONAL_DATA_SECRET') };
    for (const data of ['', '{', '{}', '{"email":"zoraida"}', 'x'.repeat(5000)]) {
      const answer = await request.post('/api/personal-data', { headers, data });
      expect(answer.status()).toBe(400);
    }
  });

  test('npm run jobs calls the site, and exits with 0', async () => {
    expect(await runJobs()).toMatchObject({ code: 0, err: '' });
  });
});
