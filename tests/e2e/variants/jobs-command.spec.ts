import { readFile, stat } from 'node:fs/promises';
import { pdf } from '../../fixtures/documents.ts';
import { secretClient } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { addressOf, insertEntries, newMark } from '../../setup/entries.ts';
import { unpack } from '../../setup/opened.ts';
import { runCommand } from '../../setup/run-command.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';
import { storePdf, storePerson } from '../../setup/stored-proposals.ts';

const secret = secretClient();
const runJobs = (...args: string[]) => runCommand('jobs', args);

async function held(email: string): Promise<number> {
  return (await secret.rpc('submissions_of', { address: email }).throwOnError()).data.length;
}
/** The data in the archive, and the contents of the person's files in it by their paths. */
async function readExport(place: string) {
  const { 'datos.json': data = '', ...entries } = await unpack(await readFile(place));
  const { 'resumen.txt': summary, ...files } = entries;
  expect(summary).toContain('Datos de ');
  return { data: JSON.parse(data), files };
}

test.describe('npm run jobs -- export', () => {
  test('writes all into a file that only its owner can open', async ({ mark }, testInfo) => {
    const [{ email }, place] = [await storePerson(mark), testInfo.outputPath('persona.zip')];
    expect(await runJobs('export', email.toUpperCase(), place)).toEqual({
      code: 0,
      out: `Envíos de ${email.toUpperCase()}: 2. Todo lo que hay está en ${place}\n`,
      err: '',
    });
    const { data, files } = await readExport(place);
    expect(data.editorial_submissions).toMatchObject([{ titulo_obra: `La acequia ${mark}` }]);
    expect(data.contact_messages).toMatchObject([{ email }]);
    const content = pdf().buffer.toString();
    expect(Object.values(files)).toEqual([content, content]);
    expect((await stat(place)).mode & 0o777).toBe(0o600);
    expect(await held(email)).toBe(2);
  });

  test('works without data, but not into an existing file', async ({ mark }, testInfo) => {
    const [email, place] = [addressOf(mark), testInfo.outputPath('nadie.zip')];
    expect(await runJobs('export', email, place)).toMatchObject({ code: 0, err: '' });
    const { data, files } = await readExport(place);
    expect(Object.values(data).flat()).toEqual([]);
    expect(files).toEqual({});
    expect(await runJobs('export', email, place)).toEqual({
      code: 1,
      out: '',
      err: `${place} ya existe: elige otro nombre.\n`,
    });
  });

  test('reads more rows than one response of the data API', async ({ mark }, testInfo) => {
    test.setTimeout(120_000);
    const [email, place, count] = [addressOf(mark), testInfo.outputPath('muchas.zip'), 1003];
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
    expect(Object.keys((await readExport(place)).files)).toHaveLength(1);
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
  ['no file', ['export', 'a@b.example']],
  ['something that is no address', ['erase', 'zoraida']],
  ['one word too many', ['erase', 'a@b.example', 'ya']],
] as const) {
  test(`npm run jobs with ${name}: prints its usage, exits with 1, changes nothing`, async () => {
    const result = await runJobs(...args);
    expect(result).toMatchObject({ code: 1, out: '' });
    expect(result.err).toContain('npm run jobs -- export <correo> <archivo.zip>');
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
  ] as const) {
    test(`${method} ${path} requires ${own}`, async ({ request }) => {
      const data = method === 'GET' ? {} : { data: { email: 'nadie@prueba.example' } };
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
