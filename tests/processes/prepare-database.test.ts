import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { ready, refusal, startChild } from '../setup/supabase/child.ts';
import { firstMigration, testProject, writeMigration } from '../setup/supabase/project.ts';
import { client } from '../setup/supabase/running.ts';

// Every test starts processes, and the machine may be under load.
vi.setConfig({ testTimeout: 120_000 });

const [first, second] = ['20260101000000_first.sql', '20260102000000_second.sql'];

it('names the failing migration, changes nothing, and starts once it is corrected', async () => {
  const project = await testProject({
    [first]: firstMigration,
    [second]: 'create table public.extra (id int); select 1 / 0;',
  });
  const failing = await startChild(project);
  const { failed } = await failing.report;
  expect(failed).toContain(second);
  expect(failed).toContain('division by zero');
  expect(await failing.exit).toBe(1);
  expect(failing.output()).toBe(`${failed}\n`);

  // The first migration was rolled back too, so it may still change: the database was never served.
  await writeMigration(project, first, `${firstMigration}\n-- changed`);
  await writeMigration(project, second, 'create table public.extra (id int);');
  const running = await ready(await startChild(project));
  const titles = await client(running, 'publishable').from('books').select('title');
  expect(titles.data).toEqual([{ title: 'Semilla' }]);
});

it('applies only new migrations, seeds once, and keeps its keys', async () => {
  const project = await testProject();
  const before = await ready(await startChild(project));
  await client(before, 'secret').from('books').delete().eq('title', 'Semilla');
  await before.close();

  await writeMigration(project, second, 'alter table public.books add column isbn text;');
  const after = await ready(await startChild(project));
  expect(after.secretKey).toBe(before.secretKey);
  const { data } = await client(after, 'secret').from('books').select('title, isbn');
  expect(data).toEqual([{ title: 'Borrador', isbn: null }]);
  await after.close();

  const third = '20260103000000_third.sql';
  await writeMigration(project, third, 'drop table public.books; oops;');
  expect(await refusal(project)).toContain(third);
  await writeMigration(project, third, 'select 1;');
  const mended = await ready(await startChild(project));
  const kept = await client(mended, 'secret').from('books').select('title');
  expect(kept.data).toEqual([{ title: 'Borrador' }]);
});

it('refuses data of an applied migration that has changed, or is gone', async () => {
  const project = await testProject();
  await (await ready(await startChild(project))).close();
  await writeMigration(project, first, `${firstMigration}\n-- changed`);
  expect(await refusal(project)).toMatch(/20260101000000_first\.sql ha cambiado/);
  await writeMigration(project, first, firstMigration);
  const folder = join(project.projectDir, 'supabase', 'migrations');
  await rename(join(folder, first), join(folder, second));
  expect(await refusal(project)).toBe(
    'Los datos son de otra versión del sitio (la migración 20260101000000 no está en supabase/migrations): usa esa versión o una posterior; «npm run up -- --fresh» empieza sin los datos que hay.',
  );
});

it('leaves no partial seed', async () => {
  const seed = (title: string) => `insert into public.books (title) values ('${title}');`;
  const project = await testProject(undefined, `${seed('Medio')} oops;`);
  expect(await refusal(project)).toContain('supabase/seed.sql');
  await writeFile(join(project.projectDir, 'supabase', 'seed.sql'), seed('Entero'));
  const running = await ready(await startChild(project));
  const { data } = await client(running, 'secret').from('books').select('title');
  expect(data).toEqual([{ title: 'Entero' }]);
});

it('reports an unreachable database', async () => {
  const address = 'postgres://nobody:secret@127.0.0.1:1/x';
  const failed = await refusal(await testProject(), { DATABASE_URL: address });
  expect(failed).toMatch(/^No se puede usar DATABASE_URL \(127\.0\.0\.1:1\/x\)/);
  expect(failed).not.toContain('secret');
});
