import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { scratchDatabase } from './scratch-database.ts';

/** Short migrations that contain every kind of object that the gateway must handle. */
export const firstMigration = `
create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  primary key (user_id, role)
);
revoke all on public.user_roles from anon, authenticated;
grant select on public.user_roles to authenticated;
alter table public.user_roles enable row level security;
create policy own on public.user_roles for select to authenticated using (user_id = auth.uid());

create table public.books (
  id bigint generated always as identity primary key,
  title text not null unique,
  pages integer not null default 1 constraint pages_positive check (pages > 0),
  secret_note text,
  tags text[] not null default '{}',
  created_at timestamptz not null default now()
);
revoke all on public.books from anon, authenticated;
grant select (id, title, pages, tags, created_at) on public.books to anon, authenticated;
alter table public.books enable row level security;
create policy everybody on public.books for select to anon, authenticated using (title <> 'Borrador');

create function public.whoami() returns text language sql stable as $$
  select auth.role() || ':' || current_user
$$;
create function public.complain() returns void language plpgsql as $$
begin
  raise exception 'No hoy' using hint = 'Mañana';
end $$;

create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('private', 'private', false, 1048576, array['application/pdf', 'application/octet-stream']),
       ('open', 'open', true, null, null);
create policy "own folder" on storage.objects for insert to authenticated
  with check (bucket_id = 'private' and (storage.foldername(name))[1] = (select auth.uid())::text);
`;

export type Project = {
  projectDir: string;
  dataDir: string;
  databaseUrl?: string;
  remove(): Promise<void>;
};

/** A folder with migrations and a seed, another for the data, and the database of `scratchDatabase`. */
export async function createProject(
  migrations: Record<string, string> = { '20260101000000_first.sql': firstMigration },
  seed = `insert into public.books (title, pages) values ('Semilla', 120), ('Borrador', 10);`,
): Promise<Project> {
  const root = await mkdtemp(join(tmpdir(), 'dauro-supabase-'));
  const { drop, ...database } = await scratchDatabase();
  const remove = async () => {
    await drop();
    await rm(root, { recursive: true, force: true });
  };
  const projectDir = join(root, 'project');
  const project = { projectDir, dataDir: join(root, 'data'), ...database, remove };
  await mkdir(join(projectDir, 'supabase', 'migrations'), { recursive: true });
  for (const name of ['templates', 'config.toml']) {
    await cp(join('supabase', name), join(projectDir, 'supabase', name), { recursive: true });
  }
  for (const [name, sql] of Object.entries(migrations)) await writeMigration(project, name, sql);
  await writeFile(join(projectDir, 'supabase', 'seed.sql'), seed);
  return project;
}

/** The same, removed after the test. */
export async function testProject(...parameters: Parameters<typeof createProject>) {
  const project = await createProject(...parameters);
  onTestFinished(project.remove);
  return project;
}

/** Adds or replaces one migration. */
export const writeMigration = ({ projectDir }: Project, name: string, sql: string) =>
  writeFile(join(projectDir, 'supabase', 'migrations', name), sql);
