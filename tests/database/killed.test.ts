import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { removeStrayFiles } from '@/lib/jobs/remove-strays';
import { pdf } from '../fixtures/documents';
import { openCatalog, rolledBack } from './catalog';
import { filesIn, rowsOf } from './proposals';
import { must, secretClient, unique } from './support';

const database = await openCatalog();
const allFiles = () => filesIn('manuscripts', 'cvs', 'quarantine');

/** The number of changes of a proposal on each way; the last ones are after its row. */
const ways = [
  { way: 'with the form', changes: 3, row: 3 },
  { way: 'ahead of the form', changes: 9, row: 7 },
] as const;
const cases = ways.flatMap(({ way, changes, row }) =>
  Array.from({ length: changes }, (_, index) => ({
    way,
    change: index + 1,
    whole: index + 1 >= row,
  })),
);

/** Stores a proposal in a process that kills itself after its nth change. Returns whether it reached that change. */
async function storeAndKill(email: string, way: string, change: number): Promise<boolean> {
  const options = ['--import=tsx', '--conditions=react-server'];
  const program = [...options, 'tests/setup/dying-process.ts', email, way, String(change)];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const [code, signal] = await once(child, 'close');
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(said);
  return signal === 'SIGKILL';
}

describe('a process killed while it stores a proposal', () => {
  it.each(cases)(
    'whose files travel $way, after change $change: whole $whole',
    async ({ way, change, whole }) => {
      const [email, before] = [`${unique('z')}@autora.example`, await allFiles()];
      expect(await storeAndKill(email, way, change)).toBe(true);
      await removeStrayFiles({ older_than: '0 seconds', quarantined_for: '0 seconds' });

      const rows = await rowsOf(email);
      expect(rows).toHaveLength(whole ? 1 : 0);
      const owned = rows.flatMap((row) => [
        row.obra_file_path ?? '',
        row.curriculum_file_path ?? '',
      ]);
      const kept = before.filter((name) => !name.startsWith('quarantine/'));
      expect((await allFiles()).sort()).toEqual([...kept, ...owned].sort());
      const bucket = secretClient().storage.from('editorial-submissions');
      for (const path of owned)
        expect(must(await bucket.download(path)).size).toBe(pdf().buffer.length);
    },
  );

  it.each(ways)(
    'that is not killed makes exactly these changes: $way',
    async ({ way, changes }) => {
      const email = `${unique('z')}@autora.example`;
      expect(await storeAndKill(email, way, changes + 1)).toBe(false);
      expect(await rowsOf(email)).toHaveLength(1);
    },
  );
});

it('its files are strays after an hour, and those in quarantine after two', async () => {
  await rolledBack(database, async (runner) => {
    await runner.exec(`
      insert into storage.objects (bucket_id, name, created_at)
      select 'editorial-submissions', folder || minutes, now() - minutes * interval '1 minute'
        from (values ('cvs/', 59), ('cvs/', 61), ('quarantine/', 119), ('quarantine/', 121))
          as file (folder, minutes)`);
    const strays = await runner.query('select name from public.stray_files()');
    expect(strays).toEqual([{ name: 'quarantine/121' }, { name: 'cvs/61' }]);
  });
});
