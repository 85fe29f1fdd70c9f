import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@/lib/supabase/database.types';
import { artRequest, blogPost, contactMessage, proposal, serviceRequest } from './rows.ts';
import { allClients, type Caller, must, newAccount, secretClient } from './support.ts';

type Client = SupabaseClient<Database>;

const secret = secretClient();
let clients: Map<Caller, Client>;

beforeAll(async () => {
  clients = await allClients();
});

const as = (caller: Caller): Client => clients.get(caller) ?? secret;

const tables: [string, string, () => Record<string, unknown>][] = [
  ['editorial', 'editorial_submissions', proposal],
  ['dauro-arte', 'dauro_arte_contacts', artRequest],
  ['servicios', 'services_contacts', serviceRequest],
  ['contacto', 'contact_messages', contactMessage],
];

const history = async (id: string) =>
  must(
    await secret
      .from('submission_events')
      .select('area, kind, from_status, to_status, file, actor_email')
      .eq('submission_id', id)
      .order('created_at'),
  );

describe.each(tables)('the history of %s', (area, table, row) => {
  // Table names come from a list, so this client has no schema type.
  const anyTable: SupabaseClient = secret;
  const work: () => SupabaseClient = () => as('equipo');

  it('records who changed what and who downloaded which file, until the row is deleted', async () => {
    const { id } = must(await anyTable.from(table).insert(row()).select('id').single());
    must(await work().from(table).update({ status: 'en_revision' }).eq('id', id));
    must(await work().from(table).update({ status: 'en_revision' }).eq('id', id));
    must(await anyTable.from(table).update({ status: 'retirada' }).eq('id', id));
    const file = { download_area: area, submission: id, download_file: 'obra' };
    must(await as('admin').rpc('record_download', file));
    const nothing = { from_status: null, to_status: null, file: null };
    const staff = 'equipo@dauro.test';
    expect(await history(id)).toEqual([
      {
        area,
        ...nothing,
        kind: 'estado',
        from_status: 'nueva',
        to_status: 'en_revision',
        actor_email: staff,
      },
      {
        area,
        ...nothing,
        kind: 'estado',
        from_status: 'en_revision',
        to_status: 'retirada',
        actor_email: null,
      },
      { area, ...nothing, kind: 'descarga', file: 'obra', actor_email: 'admin@dauro.test' },
    ]);
    const eraser: SupabaseClient = as('admin');
    must(await eraser.from(table).delete().eq('id', id));
    expect(await history(id)).toEqual([]);
  });
});

describe('the record of reading in the page', () => {
  it('has one entry per day and person', async () => {
    const id = crypto.randomUUID();
    const reading = { reading_area: 'editorial', submission: id, reading_file: 'obra' };
    for (const caller of ['equipo', 'equipo', 'admin'] as const) {
      must(await as(caller).rpc('record_reading', reading));
    }
    const { data } = await as('admin')
      .from('submission_events')
      .select('kind, file, actor_email')
      .eq('submission_id', id)
      .order('created_at');
    const read = { kind: 'lectura', file: 'obra' };
    expect(data).toEqual([
      { ...read, actor_email: 'equipo@dauro.test' },
      { ...read, actor_email: 'admin@dauro.test' },
    ]);
    expect((await as('lector').rpc('record_reading', reading)).error?.code).toBe('42501');
  });
});

describe('functions of the back-office', () => {
  it.each(['anonymous', 'lector'] as const)(
    'record_download is forbidden to %s and records nothing',
    async (caller) => {
      const submission = randomUUID();
      const { error } = await as(caller).rpc('record_download', {
        download_area: 'editorial',
        submission,
        download_file: 'obra',
      });
      expect(error?.code).toBe('42501');
      expect(await history(submission)).toEqual([]);
    },
  );

  it.each(['anonymous', 'lector', 'equipo', 'secret'] as const)(
    'list_people is forbidden to %s',
    async (caller) => {
      const { data, error } = await as(caller).rpc('list_people');
      expect([data, error?.code]).toEqual([null, '42501']);
    },
  );

  it('list_people returns accounts to an admin by page and by address', async () => {
    const accounts = [await newAccount(), await newAccount()];
    const first = must(await as('admin').rpc('list_people', { max_rows: 1 }));
    const last = first[0];
    expect(last?.id).toBe(accounts[1]);
    const next = must(
      await as('admin').rpc('list_people', {
        max_rows: 1,
        after_created_at: last?.created_at ?? '',
        after_id: last?.id ?? '',
      }),
    );
    expect(next[0]?.id).toBe(accounts[0]);
    const [found, ...others] = must(await as('admin').rpc('list_people', { term: 'EQUIPO@dauro' }));
    expect([found?.email, found?.roles, others]).toEqual(['equipo@dauro.test', ['staff'], []]);
  });

  it('do not count rows that the caller may not see', async () => {
    const { id } = must(
      await secret.from('contact_messages').insert(contactMessage()).select('id').single(),
    );
    const counts = async (caller: Caller) => {
      const rows = must(await as(caller).rpc('dashboard_counts'));
      return rows.find(({ kind }) => kind === 'contacto');
    };
    const weeks = async (caller: Caller) => must(await as(caller).rpc('enquiries_per_week'));
    const newest = async (caller: Caller) =>
      must(await as(caller).rpc('dashboard_newest')).filter(({ kind }) => kind !== 'posts');
    const [forStaff, forReader] = [await counts('equipo'), await counts('lector')];
    const [staffWeeks, readerWeeks] = [await weeks('equipo'), await weeks('lector')];
    const [staffNewest, readerNewest] = [await newest('equipo'), await newest('lector')];
    must(await secret.from('contact_messages').delete().eq('id', id));
    expect(forStaff?.this_week).toBeGreaterThan(0);
    expect(forReader).toEqual({ kind: 'contacto', total: 0, this_week: 0 });
    expect(staffWeeks.at(-1)?.count).toBeGreaterThan(0);
    expect(staffNewest.map((row) => row.id)).toContain(id);
    expect([readerWeeks, readerNewest]).toEqual([[], []]);
  });

  it('count new entries of each list, and none for readers', async () => {
    const waiting = async (caller: Caller) => {
      const rows = must(await as(caller).rpc('waiting_counts'));
      return rows.find(({ area }) => area === 'contacto')?.count;
    };
    const before = (await waiting('equipo')) ?? 0;
    const { id } = must(
      await secret.from('contact_messages').insert(contactMessage()).select('id').single(),
    );
    const after = await waiting('equipo');
    must(await as('equipo').from('contact_messages').update({ status: 'archivada' }).eq('id', id));
    const done = await waiting('equipo');
    must(await secret.from('contact_messages').delete().eq('id', id));
    expect([after, done, await waiting('lector')]).toEqual([before + 1, before, 0]);
  });

  it('list what waits for each member of the staff, and nothing for readers', async () => {
    const idOf = async (caller: Caller) => (await as(caller).auth.getUser()).data.user?.id ?? null;
    const [equipo, admin] = [await idOf('equipo'), await idOf('admin')];
    const day = 24 * 60 * 60 * 1000;
    const at = (days: number) => new Date(Date.now() + days * day).toISOString();
    // Older than the rows of other tests, since the lists begin with the oldest.
    const message = async (row: { [column: string]: unknown }) => {
      const values = { ...contactMessage(), created_at: at(-300), ...row };
      return must(await secret.from('contact_messages').insert(values).select('id').single()).id;
    };
    const late = await message({});
    const ofAdmin = await message({ assigned_to: admin });
    const inWork = await message({ assigned_to: equipo, status: 'en_revision' });
    const closed = await message({ assigned_to: equipo, status: 'archivada' });
    const recent = await message({ created_at: at(-299) });
    const answered = await message({});
    const letter = { area: 'contacto', number: 1, template: 'respuesta', subject: 'Hola' };
    const written = { ...letter, body: 'Hola', submission_id: answered, preview_key: randomUUID() };
    must(await secret.from('submission_letters').insert(written).select('id'));
    const work = { ...proposal(), created_at: at(-300) };
    const { id: read } = must(
      await secret.from('editorial_submissions').insert(work).select('id').single(),
    );
    const post = async (client: Client, row: { status: string; scheduled_for?: string }) =>
      must(
        await client
          .from('blog_posts')
          .insert({ ...blogPost(), ...row })
          .select('id')
          .single(),
      ).id;
    const planned = await post(secret, { status: 'scheduled', scheduled_for: at(6) });
    const later = await post(secret, { status: 'scheduled', scheduled_for: at(8) });
    const own = await post(as('equipo'), { status: 'draft' });
    const draft = await post(secret, { status: 'draft' });

    const all = [late, ofAdmin, inWork, closed, recent, answered, read, planned, later, own, draft];
    const tasks = async (caller: Caller) =>
      must(
        await as(caller).rpc('dashboard_tasks', {
          overdue_before: at(-299.5),
          answered: ['contacto'],
        }),
      )
        .filter(({ id }) => all.includes(id))
        .map(({ task, id }) => `${task} ${id}`)
        .sort();
    const [forStaff, forAdmin, forReader] = [
      await tasks('equipo'),
      await tasks('admin'),
      await tasks('lector'),
    ];
    must(await secret.from('contact_messages').delete().in('id', all));
    must(await secret.from('editorial_submissions').delete().eq('id', read));
    must(await secret.from('blog_posts').delete().in('id', all));
    expect(forStaff).toEqual(
      [`assigned ${inWork}`, `draft ${own}`, `overdue ${late}`, `planned ${planned}`].sort(),
    );
    expect(forAdmin).toEqual(
      [`assigned ${ofAdmin}`, `overdue ${late}`, `overdue ${ofAdmin}`, `planned ${planned}`].sort(),
    );
    expect(forReader).toEqual([]);
  });
});
