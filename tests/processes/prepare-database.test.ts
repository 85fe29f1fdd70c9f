import { rename, writeFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { ready, startChild } from '../setup/supabase/child.ts';
import { firstMigration, testProject, writeMigration } from '../setup/supabase/project.ts';
import { client } from '../setup/supabase/running.ts';
import { testEnvironment } from '../setup/supabase/scratch-database.ts';

// Every test starts processes, and the machine may be under load.
vi.setConfig({ testTimeout: 120_000 });

const second = '20260102000000_second.sql';

it('names the failing migration, changes nothing, and starts once it is corrected', async () => {
  const project = await testProject({
    '20260101000000_first.sql': firstMigration,
    [second]: 'create table public.extra (id int); select 1 / 0;',
  });
  const environment = await testEnvironment();
  const failing = await startChild(project, environment);
  const { failed } = await failing.report;
  expect(failed).toContain(second);
  expect(failed).toContain('division by zero');
  expect(await failing.exit).toBe(1);
  expect(failing.output()).toBe(`${failed}\n`);

  // The first migration was rolled back too, so it may still change: the database was never served.
  await writeMigration(project, '20260101000000_first.sql', `${firstMigration}\n-- changed`);
  await writeMigration(project, second, 'create table public.extra (id int);');
  const running = await ready(await startChild(project, environment));
  const titles = await client(running, 'publishable').from('books').select('title');
  expect(titles.data).toEqual([{ title: 'Semilla' }]);
});

it('applies only new migrations, seeds once, and keeps its keys', async () => {
  const project = await testProject();
  const environment = await testEnvironment();
  const before = await ready(await startChild(project, environment));
  await client(before, 'secret').from('books').delete().eq('title', 'Semilla');
  await before.close();

  await writeMigration(project, second, 'alter table public.books add column isbn text;');
  const after = await ready(await startChild(project, environment));
  expect(after.secretKey).toBe(before.secretKey);
  const { data } = await client(after, 'secret').from('books').select('title, isbn');
  expect(data).toEqual([{ title: 'Borrador', isbn: null }]);
  await after.close();

  await writeMigration(project, '20260103000000_third.sql', 'drop table public.books; oops;');
  const failing = await startChild(project, environment);
  expect((await failing.report).failed).toContain('20260103000000_third.sql');
  await writeMigration(project, '20260103000000_third.sql', 'select 1;');
  const mended = await ready(await startChild(project, environment));
  const kept = await client(mended, 'secret').from('books').select('title');
  expect(kept.data).toEqual([{ title: 'Borrador' }]);
});

it('refuses an applied migration with changed content', async () => {
  const project = await testProject();
  const environment = await testEnvironment();
  await (await ready(await startChild(project, environment))).close();
  await writeMigration(project, '20260101000000_first.sql', `${firstMigration}\n-- changed`);
  const child = await startChild(project, environment);
  expect((await child.report).failed).toMatch(/20260101000000_first\.sql ha cambiado/);
  expect(await child.exit).toBe(1);
});

it('refuses data with migrations that the project no longer has, and changes nothing', async () => {
  const project = await testProject();
  const environment = await testEnvironment();
  await (await ready(await startChild(project, environment))).close();
  const first = `${project.projectDir}/supabase/migrations/20260101000000_first.sql`;
  await rename(first, first.replace('20260101000000_first', second.replace('.sql', '')));
  const child = await startChild(project, environment);
  expect((await child.report).failed).toBe(
    'Los datos se crearon con otras migraciones (la 20260101000000 ya no está en supabase/migrations): empieza de nuevo con «npm run up -- --fresh».',
  );
  expect(await child.exit).toBe(1);
});

it('leaves no partial seed', async () => {
  const project = await testProject(
    undefined,
    `insert into public.books (title) values ('Medio'); oops;`,
  );
  const environment = await testEnvironment();
  const child = await startChild(project, environment);
  expect((await child.report).failed).toContain('supabase/seed.sql');
  await writeFile(
    `${project.projectDir}/supabase/seed.sql`,
    `insert into public.books (title) values ('Entero');`,
  );
  const running = await ready(await startChild(project, environment));
  const { data } = await client(running, 'secret').from('books').select('title');
  expect(data).toEqual([{ title: 'Entero' }]);
});

it('reports an unreachable database', async () => {
  const project = await testProject();
  const child = await startChild(project, {
    DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/x',
  });
  const { failed } = await child.report;
  expect(failed).toMatch(/^No se puede usar DATABASE_URL \(127\.0\.0\.1:1\/x\)/);
  expect(failed).not.toContain('secret');
  expect(await child.exit).toBe(1);
});
