import { readFile } from 'node:fs/promises';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import { Failure, reasonOf } from '../shared/failure.ts';
import type { Runner } from './database.ts';

const apiRoles = ['anon', 'authenticated', 'service_role'] as const;

type RoleState = { name: string; exists: boolean; bypasses: boolean; member: boolean };

function roleStates(runner: Runner): Promise<RoleState[]> {
  return runner.query<RoleState>(
    `select wanted.name, found.rolname is not null as exists,
            coalesce(found.rolbypassrls, false) as bypasses,
            coalesce(pg_has_role(current_user, found.oid, 'member'), false) as member
       from unnest(string_to_array($1, ',')) as wanted(name)
       left join pg_roles as found on found.rolname = wanted.name`,
    [apiRoles.join(',')],
  );
}

/** The SQL that gives one role the hosted service's attributes; empty when the role already has them. */
function roleSql({ name, exists, bypasses, member }: RoleState): string {
  const bypass = name === 'service_role' ? ' bypassrls' : '';
  if (!exists)
    return `create role ${name} nologin noinherit${bypass}; grant ${name} to current_user;`;
  const repair = bypass && !bypasses ? `alter role ${name}${bypass};` : '';
  return member ? repair : `${repair} grant ${name} to current_user;`.trim();
}

/** Creates the three roles of the data API, which are shared by the whole PostgreSQL server. */
export async function createRoles(runner: Runner): Promise<void> {
  const sql = (await roleStates(runner)).map(roleSql).filter(Boolean).join(' ');
  if (!sql) return;
  const [{ user } = { user: 'current_user' }] = await runner.query<{ user: string }>(
    'select quote_ident(current_user) as user',
  );
  try {
    await runner.exec(sql);
  } catch (error) {
    throw new Failure(
      `El usuario de DATABASE_URL no puede crear los roles de la API (${reasonOf(error)}): ejecuta una vez como superusuario «${sql.replaceAll('current_user', user)}».`,
    );
  }
}

/** Creates the objects that a hosted project has before its first migration; repeatable. */
export async function bootstrap(runner: Runner): Promise<void> {
  const ours = await readFile(new URL('./bootstrap.sql', import.meta.url), 'utf8');
  for (const sql of [getAuthSchemaSql(), getStorageSchemaSql(), ours]) await runner.exec(sql);
}
