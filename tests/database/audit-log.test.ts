import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { auditKinds } from '@/lib/audit/kinds';
import { record } from '@/lib/audit/record';
import type { Database } from '@/lib/supabase/database.types';
import { openCatalog, rolledBack } from './catalog.ts';
import { artRequest, blogPost, contactMessage, mailbox, proposal, serviceRequest } from './rows.ts';
import {
  allClients,
  anonymousClient,
  type Caller,
  must,
  newAccount,
  secretClient,
  unique,
} from './support.ts';

vi.mock('@/lib/rate-limit/client-address', () => ({
  visitorNetwork: async () => '2001:db8:0::/48',
}));

type Client = SupabaseClient<Database>;

const secret = secretClient();
const database = await openCatalog();
let clients: Map<Caller, Client>;
beforeAll(async () => {
  clients = await allClients();
});
const as = (caller: Caller): Client => clients.get(caller) ?? secret;

/** What was recorded about something, newest first. */
const recorded = async (about: string, kind?: string) => {
  const rows = secret
    .from('audit_log')
    .select('kind, actor_email, actor_kind, about_kind, about, detail')
    .eq('about', about)
    .order('created_at', { ascending: false });
  return must(await (kind ? rows.eq('kind', kind) : rows));
};
const everything = async () => JSON.stringify(must(await secret.from('audit_log').select('*')));
const byAdmin = { actor_email: 'admin@dauro.test', actor_kind: 'cuenta' };
const byStaff = { actor_email: 'equipo@dauro.test', actor_kind: 'cuenta' };

/** The generated type does not know that null is a value. */
const endingMembership = (account: string) => ({ account, new_role: null as unknown as string });

const idOf = async (caller: 'admin' | 'equipo') =>
  (await as(caller).auth.getUser()).data.user?.id ?? '';

describe.each([
  ['editorial', 'editorial_submissions', proposal],
  ['dauro-arte', 'dauro_arte_contacts', artRequest],
  ['servicios', 'services_contacts', serviceRequest],
  ['contacto', 'contact_messages', contactMessage],
] as [string, string, () => Record<string, unknown>][])('erasing from %s', (area, table, row) => {
  // Table names come from a list, so these clients have no schema type.
  const anyTable: SupabaseClient = secret;

  it('is recorded with who did it, and nothing about the person', async () => {
    const sent = row();
    const { id, reference } = must(
      await anyTable.from(table).insert(sent).select('id, reference').single(),
    );
    const admin: SupabaseClient = as('admin');
    must(await admin.from(table).delete().eq('id', id));
    expect(await recorded(reference)).toEqual([
      { ...byAdmin, kind: 'borrado', about_kind: 'entrada', about: reference, detail: { area } },
    ]);
    const all = await everything();
    for (const value of [id, sent['email']]) expect(all).not.toContain(value);
  });

  it('is not recorded of the jobs, or when nothing was erased', async () => {
    const inserted = anyTable.from(table).insert(row()).select('id, reference').single();
    const { id, reference } = must(await inserted);
    const staff: SupabaseClient = as('equipo');
    must(await staff.from(table).delete().eq('id', id));
    must(await anyTable.from(table).delete().eq('id', id));
    expect(await recorded(reference)).toEqual([]);
  });
});

describe('exports', () => {
  it('are recorded with the list and how it was narrowed, without the search words', async () => {
    const narrowed = { status: 'nueva', first_day: '2026-01-01', last_day: '2026-02-01' };
    must(
      await as('equipo').rpc('record_export', {
        ...{ export_area: 'servicios', with_words: true },
        ...narrowed,
      }),
    );
    const [newest] = await recorded('servicios', 'exportacion');
    expect(newest).toEqual({
      ...{ ...byStaff, kind: 'exportacion', about_kind: 'bandeja', about: 'servicios' },
      detail: { estado: 'nueva', desde: '2026-01-01', hasta: '2026-02-01', busqueda: true },
    });
  });

  it("of a person's data, and their erasure, name the admin and not the person", async () => {
    const persons = async () =>
      must(
        await as('admin')
          .from('audit_log')
          .select('kind, actor_email, about')
          .match({ about_kind: 'persona' })
          .in('kind', ['exportacion', 'borrado'])
          .order('created_at', { ascending: false }),
      );
    const before = (await persons()).length;
    const address = `${unique('cuenta')}@dauro.test`;
    must(await anonymousClient().auth.signUp({ email: address, password: 'granada-2026' }));
    for (const call of ['record_export', 'erase_accounts'] as const) {
      expect((await as('equipo').rpc(call, { address })).error).not.toBeNull();
    }
    must(await as('admin').rpc('record_export'));
    expect(must(await as('admin').rpc('erase_accounts', { address: address.toUpperCase() }))).toBe(
      1,
    );
    expect(must(await as('admin').rpc('erase_accounts', { address }))).toBe(0);
    const erased = { kind: 'borrado', actor_email: 'admin@dauro.test', about: null };
    const after = await persons();
    expect(after).toHaveLength(before + 3);
    expect(after.slice(0, 3)).toEqual([erased, erased, { ...erased, kind: 'exportacion' }]);
  });

  it.each(['anonymous', 'lector', 'secret'] as const)(
    'cannot be recorded by %s',
    async (caller) => {
      const before = (await recorded('contacto', 'exportacion')).length;
      const { error } = await as(caller).rpc('record_export', { export_area: 'contacto' });
      expect(error?.code).toBe('42501');
      expect(await recorded('contacto', 'exportacion')).toHaveLength(before);
    },
  );
});

describe('triggers', () => {
  it('record who gave and who took a role', async () => {
    const user_id = await newAccount();
    must(await secret.from('user_roles').insert({ user_id, role: 'staff' }));
    must(await as('admin').rpc('set_role', endingMembership(user_id)));
    const detail = { rol: 'staff', cuenta: user_id };
    const rows = must(
      await as('admin')
        .from('audit_log')
        .select('kind, actor_email, actor_kind, about, detail')
        .contains('detail', detail)
        .order('created_at'),
    );
    const about = expect.stringMatching(/^cuenta-.+@dauro\.test$/);
    expect(rows).toEqual([
      { actor_email: null, actor_kind: 'sistema', kind: 'rol_dado', about, detail },
      { ...byAdmin, kind: 'rol_retirado', about, detail },
    ]);
  });

  it('record posts that are published, scheduled, withdrawn and deleted', async () => {
    const staff = as('equipo');
    const draft = { ...blogPost(), status: 'draft' };
    const { id } = must(await staff.from('blog_posts').insert(draft).select('id').single());
    const change = async (values: Database['public']['Tables']['blog_posts']['Update']) =>
      must(await staff.from('blog_posts').update(values).eq('id', id));
    await change({ title: 'Un título mejor pensado' });
    expect(await recorded(id)).toEqual([]);
    await change({ status: 'scheduled', scheduled_for: '2099-01-01T00:00:00Z' });
    await change({ status: 'published' });
    await change({ excerpt: 'Un extracto algo más largo.' });
    await change({ status: 'draft' });
    must(await staff.from('blog_posts').delete().eq('id', id));
    const post = (kind: string, estado: string) => ({
      ...{ ...byStaff, kind, about_kind: 'articulo', about: id },
      detail: { titulo: 'Un título mejor pensado', estado },
    });
    expect(await recorded(id)).toEqual([
      post('articulo_borrado', 'draft'),
      post('articulo_retirado', 'draft'),
      post('articulo_publicado', 'published'),
      post('articulo_publicado', 'scheduled'),
    ]);
  });

  it('record templates, letters, downloads and readings', async () => {
    const { id, reference } = must(
      await secret
        .from('editorial_submissions')
        .insert(proposal())
        .select('id, reference')
        .single(),
    );
    const staff = as('equipo');
    const file = { download_area: 'editorial', submission: id, download_file: 'obra' };
    must(await staff.rpc('record_download', file));
    for (let page = 0; page < 2; page += 1) {
      must(
        await staff.rpc('record_reading', {
          ...{ reading_area: 'editorial', submission: id, reading_file: 'curriculum' },
        }),
      );
    }
    must(
      await staff.rpc('send_letter', {
        ...{ letter_area: 'editorial', entry: id, letter_template: 'mas_datos' },
        ...{ letter_subject: 'Un dato', letter_body: 'Hola', key: crypto.randomUUID() },
        ...{ letter_number: 1, seen_status: 'nueva', next_status: 'en_revision' },
      }),
    );
    const of = (kind: string, more: object) => ({
      ...{ ...byStaff, kind, about_kind: 'entrada', about: reference },
      detail: { area: 'editorial', ...more },
    });
    expect(await recorded(reference)).toEqual([
      of('carta', { plantilla: 'mas_datos' }),
      of('lectura', { archivo: 'curriculum' }),
      of('descarga', { archivo: 'obra' }),
    ]);
    const templates = as('admin').from('letter_templates');
    must(await templates.insert({ name: 'respuesta', subject: 'Hola', body: 'Hola' }));
    must(await templates.delete().eq('name', 'respuesta'));
    const [original, changed] = await recorded('respuesta', 'plantilla');
    expect([original?.detail, changed?.detail]).toEqual([
      { cambio: 'original' },
      { cambio: 'texto' },
    ]);
  });
});

describe('the application', () => {
  it('records every kind that the filter knows, and the database knows no other', async () => {
    const about = unique('copia');
    const actor = await idOf('equipo');
    for (const kind of auditKinds)
      await record({ kind, about: { kind: 'copia', name: about }, actor });
    const kinds = (await recorded(about)).map(({ kind }) => kind);
    const unknown = ['acceso_rechazado', 'consulta'];
    expect(kinds.sort()).toEqual(auditKinds.filter((kind) => !unknown.includes(kind)).sort());
    const { error } = await secret.rpc('record_event', { kind: 'otra' });
    expect(error?.code).toBe('23514');
  });

  it('records account and shortened network', async () => {
    const about = unique('copia');
    const actor = await idOf('admin');
    await record({ kind: 'restauracion', about: { kind: 'copia', name: about }, actor });
    const [row] = must(await secret.from('audit_log').select('*').eq('about', about));
    expect(row).toMatchObject({ ...byAdmin, actor, network: '2001:db8::/48' });
    const whole = {
      kind: 'acceso',
      network: '203.0.113.7',
      about_kind: 'copia',
      about: `${about}2`,
    };
    must(await secret.rpc('record_event', whole));
    const [short] = must(await secret.from('audit_log').select('network').eq('about', `${about}2`));
    expect(short?.network).toBe('203.0.113.0/24');
    const refused = await secret
      .from('audit_log')
      .insert({ kind: 'acceso', network: '203.0.113.7' });
    expect(refused.error?.code).toBe('23514');
  });

  it('keeps what was typed at a refused sign-in or in a search only where it is known', async () => {
    const [typed, sender] = [unique('una-clave'), mailbox()];
    must(await secret.from('contact_messages').insert({ ...contactMessage(), email: sender }));
    await record({ kind: 'acceso_rechazado', about: { kind: 'cuenta', name: typed } });
    await record({ kind: 'acceso_rechazado', about: { kind: 'cuenta', name: 'ADMIN@dauro.test' } });
    await record({ kind: 'consulta', about: { kind: 'persona', name: `${typed}@nadie.example` } });
    await record({ kind: 'consulta', about: { kind: 'persona', name: sender } });
    expect(await everything()).not.toContain(typed);
    expect(await recorded(sender)).toMatchObject([{ kind: 'consulta', actor_kind: 'sistema' }]);
    const refused = { kind: 'acceso_rechazado', actor_kind: 'visitante', actor_email: null };
    expect(await recorded('ADMIN@dauro.test')).toMatchObject([refused]);
  });
});

describe('the log', () => {
  type Event = Database['public']['Functions']['unlogged_events']['Returns'][number];
  const takeAll = async () => {
    const all: Event[] = [];
    for (let logged: string[] = []; ; ) {
      const taken = must(await secret.rpc('unlogged_events', { logged }));
      if (taken.length === 0) return all;
      all.push(...taken);
      logged = taken.map(({ event }) => event);
    }
  };

  it('gets each recorded event once, also of triggers, with account ids and no address', async () => {
    await takeAll();
    const email = `${unique('cuenta')}@dauro.test`;
    const credentials = { email, password: 'granada-2026' };
    const { user } = must(await anonymousClient().auth.signUp(credentials));
    const account = user?.id ?? '';
    must(await secret.from('user_roles').insert({ user_id: account, role: 'staff' }));
    must(await as('admin').rpc('set_role', endingMembership(account)));
    const sent = secret.from('contact_messages').insert({ ...contactMessage(), email });
    const { id, reference } = must(await sent.select('id, reference').single());
    must(await as('admin').from('contact_messages').delete().eq('id', id));
    const about_kind = 'cuenta';
    must(await secret.rpc('record_event', { kind: 'acceso_rechazado', about_kind, about: email }));
    const post = as('equipo')
      .from('blog_posts')
      .insert({ ...blogPost(), status: 'published' });
    const { id: post_id } = must(await post.select('id').single());
    const [actor, author] = [await idOf('admin'), await idOf('equipo')];
    // A caller who was killed before it logged them.
    must(await secret.rpc('unlogged_events'));
    const [events, rows] = [await takeAll(), must(await secret.from('audit_log').select('id'))];
    expect(events).toMatchObject([
      { kind: 'rol_dado', actor: null, account },
      { kind: 'rol_retirado', actor, account },
      { kind: 'borrado', actor, about_kind: 'entrada', about: reference },
      { kind: 'acceso_rechazado', actor: null, account, about: null },
      { kind: 'articulo_publicado', actor: author, about: post_id },
    ]);
    const ids = rows.map((row) => row.id);
    for (const { event } of events) expect(ids).toContain(event);
    expect(JSON.stringify(events)).not.toMatch(/@|dauro\.test/);
    expect(await takeAll()).toEqual([]);
    must(await secret.from('blog_posts').delete().eq('id', post_id));
  });
});

describe('rows', () => {
  it('are deleted after 24 months and not before', async () => {
    const [old, young] = [unique('copia'), unique('copia')];
    const row = (about: string, months: number) => {
      const created = new Date();
      created.setUTCMonth(created.getUTCMonth() - months);
      return {
        kind: 'restauracion',
        about_kind: 'copia',
        about,
        created_at: created.toISOString(),
      };
    };
    must(await secret.from('audit_log').insert([row(old, 25), row(young, 23)]));
    expect(must(await secret.rpc('purge_audit_log'))).toBe(1);
    expect(await recorded(old)).toEqual([]);
    expect(await recorded(young)).toHaveLength(1);
  });

  it('survive the account, with its address', async () => {
    const address = `${unique('cuenta')}@dauro.test`;
    const { user } = must(
      await anonymousClient().auth.signUp({ email: address, password: 'granada-2026' }),
    );
    const about = unique('copia');
    must(
      await secret.rpc('record_event', {
        ...{ kind: 'restauracion', about_kind: 'copia', about },
        actor: user?.id ?? '',
      }),
    );
    must(await as('admin').rpc('erase_accounts', { address }));
    expect(
      must(await secret.from('audit_log').select('actor, actor_email').eq('about', about)),
    ).toEqual([{ actor: null, actor_email: address }]);
  });
});

describe('with SQL', () => {
  it.each([
    'delete from public.audit_log',
    `update public.audit_log set kind = 'carta'`,
    `update public.audit_log set actor_email = 'otra@dauro.test'`,
  ])('rows only lose names: %s', async (statement) => {
    await rolledBack(database, async (runner) => {
      await runner.exec(
        `insert into public.audit_log (kind, actor_email) values ('acceso', 'una@dauro.test')`,
      );
      await runner.exec('update public.audit_log set actor_email = null');
      await expect(runner.exec(statement)).rejects.toThrow('only added to');
    });
  });
});

describe('what is known about a person', () => {
  it('includes what they did and what was done to them, without the names of others', async () => {
    const email = mailbox();
    const sent = { ...contactMessage(), email };
    const { id } = must(await secret.from('contact_messages').insert(sent).select('id').single());
    must(
      await as('equipo').from('contact_messages').update({ status: 'en_revision' }).eq('id', id),
    );
    await secret.rpc('record_event', {
      ...{ kind: 'consulta', about_kind: 'persona', about: email },
      actor: await idOf('admin'),
      network: '203.0.113.7',
    });
    const held = must(await secret.rpc('personal_data', { address: email.toUpperCase() }));
    const { audit_log } = held as { audit_log: Record<string, unknown>[] };
    expect(audit_log).toMatchObject([{ kind: 'consulta', about: email, kept: false }]);
    for (const name of ['actor', 'actor_email', 'network', 'search_text']) {
      expect(audit_log[0]).not.toHaveProperty(name);
    }
    const own = must(await secret.rpc('personal_data', { address: 'admin@dauro.test' }));
    const rows = (own as { audit_log: Record<string, unknown>[] }).audit_log;
    const looked = rows.filter(({ kind }) => kind === 'consulta').at(-1);
    expect(looked).toMatchObject({ actor_email: 'admin@dauro.test', network: '203.0.113.0/24' });
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  it('loses the address when it is erased, except where it proves who could see data', async () => {
    const address = `${unique('cuenta')}@dauro.test`;
    const account = anonymousClient();
    const { user } = must(await account.auth.signUp({ email: address, password: 'granada-2026' }));
    const user_id = user?.id ?? '';
    must(await secret.from('user_roles').insert({ user_id, role: 'staff' }));
    must(await secret.rpc('record_event', { kind: 'acceso', actor: user_id }));
    must(await account.rpc('record_export', { export_area: 'contacto' }));
    must(await as('admin').rpc('set_role', endingMembership(user_id)));
    const named = async () =>
      must(
        await secret
          .from('audit_log')
          .select('kind')
          .like('search_text', `%${address}%`)
          .order('created_at'),
      ).map(({ kind }) => kind);
    const all = ['rol_dado', 'acceso', 'exportacion', 'rol_retirado'];
    must(await secret.rpc('erase_audit_names', { address }));
    expect(await named()).toEqual(all);
    must(await as('admin').rpc('erase_accounts', { address }));
    must(await secret.rpc('erase_audit_names', { address: address.toUpperCase() }));
    expect(await named()).toEqual(all.filter((kind) => kind !== 'acceso'));
  });
});
