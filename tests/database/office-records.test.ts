import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@/lib/supabase/database.types';
import { artRequest, contactMessage, proposal, serviceRequest } from './rows.ts';
import { allClients, anonymousClient, type Caller, must, secretClient, unique } from './support.ts';

type Client = SupabaseClient<Database>;

const secret = secretClient();
let clients: Map<Caller, Client>;
beforeAll(async () => {
  clients = await allClients();
});
const as = (caller: Caller): Client => clients.get(caller) ?? secret;

const since = new Date(Date.now() - 1000).toISOString();
const record = async (kind: string, area: string) =>
  must(
    await secret
      .from('office_records')
      .select('kind, area, reference, in_status, since, until, searched, actor_email')
      .match({ kind, area })
      .gte('created_at', since)
      .order('created_at', { ascending: false }),
  );

describe.each([
  ['editorial', 'editorial_submissions', proposal],
  ['dauro-arte', 'dauro_arte_contacts', artRequest],
  ['servicios', 'services_contacts', serviceRequest],
  ['contacto', 'contact_messages', contactMessage],
] as [string, string, () => Record<string, unknown>][])('erasing from %s', (area, table, row) => {
  // Table names come from a list, so these clients have no schema type.
  const anyTable: SupabaseClient = secret;

  it('records who erased and when, and nothing about the person', async () => {
    const sent = row();
    const { id, reference } = must(
      await anyTable.from(table).insert(sent).select('id, reference').single(),
    );
    const admin: SupabaseClient = as('admin');
    must(await admin.from(table).delete().eq('id', id));
    const [newest] = await record('borrado', area);
    expect(newest).toEqual({
      ...{ kind: 'borrado', area, reference, actor_email: 'admin@dauro.test' },
      ...{ in_status: null, since: null, until: null, searched: false },
    });
    const all = JSON.stringify(must(await secret.from('office_records').select('*')));
    for (const value of [id, sent['email']]) expect(all).not.toContain(value);
  });

  it('is not written by the jobs, or when nothing was erased', async () => {
    const before = (await record('borrado', area)).length;
    const { id } = must(await anyTable.from(table).insert(row()).select('id').single());
    const staff: SupabaseClient = as('equipo');
    must(await staff.from(table).delete().eq('id', id));
    must(await anyTable.from(table).delete().eq('id', id));
    expect(await record('borrado', area)).toHaveLength(before);
  });
});

describe('the record of exports', () => {
  it('names who exported which list, without the search words', async () => {
    const narrowed = { status: 'nueva', first_day: '2026-01-01', last_day: '2026-02-01' };
    must(
      await as('equipo').rpc('record_export', {
        ...{ export_area: 'servicios', with_words: true },
        ...narrowed,
      }),
    );
    const [newest] = await record('exportacion', 'servicios');
    expect(newest).toEqual({
      ...{ kind: 'exportacion', area: 'servicios', reference: null, searched: true },
      ...{ in_status: 'nueva', since: '2026-01-01', until: '2026-02-01' },
      actor_email: 'equipo@dauro.test',
    });
  });

  it("names the admin who exported a person's data, and not the person", async () => {
    must(await as('admin').rpc('record_export'));
    const { data } = await as('admin')
      .from('office_records')
      .select('kind, area, reference, actor_email')
      .is('area', null)
      .order('created_at', { ascending: false })
      .limit(1)
      .single();
    expect(data).toEqual({
      ...{ kind: 'exportacion', area: null, reference: null },
      actor_email: 'admin@dauro.test',
    });
    const { error } = await as('equipo').rpc('record_export');
    expect(error?.code).toBe('42501');
  });

  it("names once per request the admin who erased a person's data, and not the person", async () => {
    const accounts = async () =>
      must(
        await as('admin')
          .from('office_records')
          .select('reference, actor_email')
          .match({ kind: 'borrado' })
          .is('area', null),
      );
    const before = (await accounts()).length;
    const address = `${unique('cuenta')}@dauro.test`;
    must(await anonymousClient().auth.signUp({ email: address, password: 'granada-2026' }));
    expect((await as('equipo').rpc('erase_accounts', { address })).error?.code).toBe('42501');
    expect(must(await as('admin').rpc('erase_accounts', { address: address.toUpperCase() }))).toBe(
      1,
    );
    expect(must(await as('admin').rpc('erase_accounts', { address }))).toBe(0);
    const after = await accounts();
    expect(after).toHaveLength(before + 2);
    expect(after).toContainEqual({ reference: null, actor_email: 'admin@dauro.test' });
  });

  it.each(['anonymous', 'lector', 'secret'] as const)('is not written by %s', async (caller) => {
    const before = (await record('exportacion', 'contacto')).length;
    const { error } = await as(caller).rpc('record_export', { export_area: 'contacto' });
    expect(error?.code).toBe('42501');
    expect(await record('exportacion', 'contacto')).toHaveLength(before);
  });
});
