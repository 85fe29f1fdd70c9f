import { describe, expect, it } from 'vitest';
import { mayWorkOn, roleNames, type Work } from '@/lib/auth/roles';
import { areaNames } from '@/lib/form-areas';
import type { Runner } from '../../local/supabase/database.ts';
import { openCatalog, rolledBack } from './catalog.ts';

const database = await openCatalog();
const account = (name: string) => `(select id from auth.users where email = '${name}@dauro.test')`;
const reader = account('lector');

const lastAdmin = /The last admin cannot be removed/;
const onlyAdmin = `user_id = ${account('admin')} and role = 'admin'`;
const promote = `insert into public.user_roles (user_id, role) values (${reader}, 'admin');`;

/** In a transaction of its own, in which the demo admin is the only admin. */
const withOneAdmin = (work: (runner: Runner) => Promise<void>) =>
  rolledBack(database, async (runner) => {
    await runner.exec(`delete from public.user_roles where role = 'admin' and not (${onlyAdmin})`);
    await work(runner);
  });

describe('the rule of the last admin', () => {
  it.each([
    ['losing the role', `delete from public.user_roles where ${onlyAdmin}`],
    ['becoming staff', `update public.user_roles set role = 'staff' where ${onlyAdmin}`],
    ['deleting the account', `delete from auth.users where id = ${account('admin')}`],
    ['clearing the table', 'delete from public.user_roles'],
  ])('prevents %s', async (_, sql) => {
    await withOneAdmin((runner) => expect(runner.exec(sql)).rejects.toThrow(lastAdmin)).catch(
      // PostgreSQL aborts the whole transaction after the refusal, which has the same effect as a rollback.
      (error: unknown) => expect(String(error)).toMatch(lastAdmin),
    );
  });

  it('allows removing one of two admins', async () => {
    await withOneAdmin(async (runner) => {
      await runner.exec(`${promote} delete from public.user_roles where ${onlyAdmin};`);
      const [left] = await runner.query<{ count: number }>(
        `select count(*)::int as count from public.user_roles where role = 'admin'`,
      );
      expect(left?.count).toBe(1);
    });
  });

  it('does not restrict staff', async () => {
    await rolledBack(database, async (runner) => {
      const gone = await runner.query(
        `delete from public.user_roles where role = 'staff' returning user_id`,
      );
      expect(gone).not.toHaveLength(0);
    });
  });
});

const all: readonly Work[] = [...areaNames, 'posts', 'pictures', 'office', 'house', 'erasing'];

it.each(roleNames)(
  '%s may work on what lib/auth/roles.ts names, and on no other word',
  async (role) => {
    await rolledBack(database, async (runner) => {
      await runner.exec(
        `insert into public.user_roles (user_id, role) values (${reader}, '${role}')`,
      );
      const works = [...all, 'otra', 'HOUSE', ''];
      const allowed = await runner.query<{ what: string }>(
        `select what from unnest('{${works.map((what) => `"${what}"`)}}'::text[]) as what
        where private.account_works_on(${reader}, what)`,
      );
      expect(allowed.map(({ what }) => what)).toEqual(
        all.filter((what) => mayWorkOn([role], what)),
      );
    });
  },
);

/** A role for the inbox of Dauro Arte alone, which the reader gets, and a caller who may ask for every list. */
const artRole = `
  alter table public.user_roles drop constraint user_roles_role_known;
  insert into public.user_roles (user_id, role) values (${reader}, 'arte');
  create or replace function private.account_works_on(account uuid, what text) returns boolean
  language sql stable security definer set search_path = '' as $$
    select exists (
      select from public.user_roles as held
      where held.user_id = account and (held.role <> 'arte' or what in ('dauro-arte', 'office'))
    );
  $$;
  create or replace function private.works_on(what text) returns boolean
  language sql stable set search_path = '' as $$ select true; $$;`;

const listed = (runner: Runner, inbox: string) =>
  runner
    .query<{ email: string }>(`select email from public.staff_members('${inbox}')`)
    .then((rows) => rows.map(({ email }) => email));

it('a role for one inbox is listed for that inbox alone', async () => {
  await rolledBack(database, async (runner) => {
    await runner.exec(artRole);
    const art = await listed(runner, 'dauro-arte');
    expect(art).toEqual(expect.arrayContaining(['equipo@dauro.test', 'lector@dauro.test']));
    const others = await listed(runner, 'editorial');
    expect(others).toContain('equipo@dauro.test');
    expect(others).not.toContain('lector@dauro.test');
  });
});

it.each([
  ['dauro_arte_contacts', null],
  ['services_contacts', /assigned to those who work on their inbox/],
])(
  'a role for one inbox is assigned to entries of that inbox alone: %s',
  async (table, refusal) => {
    const assigned = rolledBack(database, async (runner) => {
      await runner.exec(artRole);
      await runner.exec(
        `insert into public.${table} (nombre, apellidos, email, telefono, servicio, descripcion, assigned_to)
        values ('Ana', 'Ruiz', 'ana@correo.test', '600000000', 'otros', 'Una consulta de prueba', ${reader})`,
      );
    });
    if (refusal) await expect(assigned).rejects.toThrow(refusal);
    else await assigned;
  },
);
