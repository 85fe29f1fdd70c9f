import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it, vi } from 'vitest';
import { auditKinds } from '@/lib/audit/kinds';
import { logEvents, record } from '@/lib/audit/record';
import { log } from '@/lib/log/log';
import type { TablesUpdate } from '@/lib/supabase/database.types';
import { blogPost, contactMessage, forms, letter, mailbox, proposal } from './rows.ts';
import {
  allClients,
  idOf,
  insertRow,
  interceptFetch,
  must,
  newAccount,
  noAnswer,
  temporaryRow,
  unique,
} from './support.ts';

const visitorNetwork = vi.hoisted(() =>
  vi.fn(async (): Promise<string | null> => '2001:db8:0::/48'),
);
vi.mock('@/lib/rate-limit/client-address', () => ({ visitorNetwork }));

const { secret, admin, equipo: staff } = await allClients();

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

const addMember = async (user_id: string) =>
  must(await secret.from('user_roles').insert({ user_id, role: 'staff' }));
const endMembership = async (account: string) =>
  // The generated type does not know that null is a value.
  must(await admin.rpc('set_role', { account, new_role: null as unknown as string }));

describe('erasing', () => {
  // Table names come from a list, so these clients have no schema type.
  const by: Record<'secret' | 'staff' | 'admin', SupabaseClient> = { secret, staff, admin };

  it.each(forms)(
    'from %s is recorded with who did it, and nothing about the person',
    async (area, table, row) => {
      const insert = async () =>
        must(await by.secret.from(table).insert(row()).select('id, reference, email').single());
      const [one, other] = [await insert(), await insert()];
      must(await by.admin.from(table).delete().eq('id', one.id));
      // Staff may not erase, and the jobs are not recorded.
      must(await by.staff.from(table).delete().eq('id', other.id));
      must(await by.secret.from(table).delete().eq('id', other.id));
      expect(await recorded(other.reference)).toEqual([]);
      const about = { about_kind: 'entrada', about: one.reference };
      expect(await recorded(one.reference)).toEqual([
        { ...byAdmin, kind: 'borrado', ...about, detail: { area } },
      ]);
      const all = await everything();
      for (const value of [one.id, one.email]) expect(all).not.toContain(value);
    },
  );
});

describe('exports', () => {
  it('are recorded with the list and how it was narrowed, without the search words', async () => {
    must(
      await staff.rpc('record_export', {
        ...{ export_area: 'servicios', with_words: true, status: 'nueva' },
        ...{ first_day: '2026-01-01', last_day: '2026-02-01' },
      }),
    );
    const [newest] = await recorded('servicios', 'exportacion');
    expect(newest).toEqual({
      ...{ ...byStaff, kind: 'exportacion', about_kind: 'bandeja', about: 'servicios' },
      detail: { estado: 'nueva', desde: '2026-01-01', hasta: '2026-02-01', busqueda: true },
    });
  });

  it.each(['posts', 'house', 'otra'])('name one of the inboxes: not %s', async (export_area) => {
    expect((await admin.rpc('record_export', { export_area })).error?.code).toBe('42501');
  });

  it("of a person's data, and their erasure, name the admin and not the person", async () => {
    const persons = async () => {
      const rows = admin.from('audit_log').select('kind, actor_email, about');
      const done = rows.eq('about_kind', 'persona').in('kind', ['exportacion', 'borrado']);
      return must(await done.order('created_at', { ascending: false }));
    };
    const before = (await persons()).length;
    const { email: address } = await newAccount();
    expect((await staff.rpc('record_export')).error?.code).toBe('42501');
    expect((await staff.rpc('erase_accounts', { address })).error?.code).toBe('42501');
    must(await admin.rpc('record_export'));
    const erase = async (typed: string) =>
      must(await admin.rpc('erase_accounts', { address: typed }));
    expect([await erase(address.toUpperCase()), await erase(address)]).toEqual([1, 0]);
    const erased = { kind: 'borrado', actor_email: 'admin@dauro.test', about: null };
    const after = await persons();
    expect(after).toHaveLength(before + 3);
    expect(after.slice(0, 3)).toEqual([erased, erased, { ...erased, kind: 'exportacion' }]);
  });
});

describe('triggers', () => {
  it('record posts that are published, scheduled, withdrawn and deleted', async () => {
    const id = await temporaryRow('blog_posts', blogPost(), staff);
    const change = async (values: TablesUpdate<'blog_posts'>) =>
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
    const stored = secret.from('editorial_submissions').insert(proposal()).select('id, reference');
    const { id, reference } = must(await stored.single());
    const file = { download_area: 'editorial', submission: id, download_file: 'obra' };
    must(await staff.rpc('record_download', file));
    const reading = { reading_area: 'editorial', submission: id, reading_file: 'curriculum' };
    for (let page = 0; page < 2; page += 1) must(await staff.rpc('record_reading', reading));
    must(await staff.rpc('send_letter', letter('editorial', id)));
    const of = (kind: string, more: object) => ({
      ...{ ...byStaff, kind, about_kind: 'entrada', about: reference },
      detail: { area: 'editorial', ...more },
    });
    expect(await recorded(reference)).toEqual([
      of('carta', { plantilla: 'mas_datos' }),
      of('lectura', { archivo: 'curriculum' }),
      of('descarga', { archivo: 'obra' }),
    ]);
    const templates = admin.from('letter_templates');
    must(await templates.insert({ name: 'respuesta', subject: 'Hola', body: 'Hola' }));
    must(await templates.delete().eq('name', 'respuesta'));
    const changes = await recorded('respuesta', 'plantilla');
    expect(changes.slice(0, 2).map(({ detail }) => detail)).toEqual([
      { cambio: 'original' },
      { cambio: 'texto' },
    ]);
  });
});

describe('the application', () => {
  it('records every kind that the filter knows, and the database knows no other', async () => {
    const about = unique('copia');
    const actor = await idOf(staff);
    for (const kind of auditKinds)
      await record({ kind, about: { kind: 'copia', name: about }, actor });
    const kinds = (await recorded(about)).map(({ kind }) => kind);
    const unknown = ['acceso_rechazado', 'consulta'];
    expect(kinds.sort()).toEqual(auditKinds.filter((kind) => !unknown.includes(kind)).sort());
    const { error } = await secret.rpc('record_event', { kind: 'otra' });
    expect(error?.code).toBe('23514');
  });

  it('records account and shortened network', async () => {
    const [about, whole] = [unique('copia'), unique('copia')];
    const [actor, network] = [await idOf(admin), '203.0.113.7'];
    await record({ kind: 'restauracion', about: { kind: 'copia', name: about }, actor });
    visitorNetwork.mockResolvedValueOnce(null);
    await record({ kind: 'restauracion', about: { kind: 'copia', name: about } });
    const event = { kind: 'acceso', network, about_kind: 'copia', about: whole };
    must(await secret.rpc('record_event', event));
    const rows = secret.from('audit_log').select('*').in('about', [about, whole]);
    expect(must(await rows.order('created_at'))).toMatchObject([
      { ...byAdmin, actor, network: '2001:db8::/48' },
      { actor: null, network: null },
      { network: '203.0.113.0/24' },
    ]);
    const refused = await secret.from('audit_log').insert({ kind: 'acceso', network });
    expect(refused.error?.code).toBe('23514');
  });

  it('keeps what was typed at a refused sign-in or in a search only where it is known', async () => {
    const [typed, sender] = [unique('una-clave'), mailbox()];
    await temporaryRow('contact_messages', { ...contactMessage(), email: sender });
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
  it('gets the failures of recording, without an address, and nothing is thrown', async () => {
    const failures = vi.spyOn(log, 'error');
    const refused = { kind: 'cuenta', name: 'ana@example.org' } as const;
    visitorNetwork.mockRejectedValueOnce(new Error('outside a request'));
    await record({ kind: 'acceso_rechazado', about: refused });
    interceptFetch(noAnswer);
    await record({ kind: 'acceso_rechazado', about: refused });
    expect(failures).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(failures.mock.calls)).not.toContain('ana@');
    await expect(logEvents()).rejects.toThrow('could not be read');
  });

  it('gets each recorded event once, also of triggers, with account ids and no address', async () => {
    await logEvents();
    const logged = vi.spyOn(log, 'info');
    const { id: account, email } = await newAccount();
    await addMember(account);
    await endMembership(account);
    const sent = secret.from('contact_messages').insert({ ...contactMessage(), email });
    const { id, reference } = must(await sent.select('id, reference').single());
    must(await admin.from('contact_messages').delete().eq('id', id));
    await record({ kind: 'acceso_rechazado', about: { kind: 'cuenta', name: email } });
    const published = { ...blogPost(), status: 'published' };
    const post = await temporaryRow('blog_posts', published, staff);
    const [actor, author] = [await idOf(admin), await idOf(staff)];
    // A caller who was killed before it logged them.
    must(await secret.rpc('unlogged_events'));
    expect(await logEvents()).toBe(5);
    expect(logged.mock.calls).toEqual(Array(5).fill(['Recorded', undefined, expect.anything()]));
    const events = logged.mock.calls.map(([, , event]) => event);
    expect(events).toMatchObject([
      { kind: 'rol_dado', actor: null, account },
      { kind: 'rol_retirado', actor, account },
      { kind: 'borrado', actor, about_kind: 'entrada', about: reference },
      { kind: 'acceso_rechazado', actor: null, account, about: null },
      { kind: 'articulo_publicado', actor: author, about: post },
    ]);
    const ids = must(await secret.from('audit_log').select('id')).map(({ id }) => id);
    for (const event of events) expect(ids).toContain(event?.['event']);
    expect(JSON.stringify(events)).not.toMatch(/@|dauro\.test/);
    expect(await logEvents()).toBe(0);
  });
});

describe('rows', () => {
  it('are deleted after 24 months and not before', async () => {
    const [old, young] = [unique('copia'), unique('copia')];
    const row = (about: string, months: number) => {
      const created = new Date();
      created.setUTCMonth(created.getUTCMonth() - months);
      const created_at = created.toISOString();
      return { kind: 'restauracion', about_kind: 'copia', about, created_at };
    };
    must(await secret.from('audit_log').insert([row(old, 25), row(young, 23)]));
    expect(must(await secret.rpc('purge_audit_log'))).toBe(1);
    expect(await recorded(old)).toEqual([]);
    expect(await recorded(young)).toHaveLength(1);
  });

  it('survive the account, with its address', async () => {
    const { id: actor, email: actor_email } = await newAccount();
    const about = unique('copia');
    const event = { kind: 'restauracion', about_kind: 'copia', about, actor };
    must(await secret.rpc('record_event', event));
    must(await admin.rpc('erase_accounts', { address: actor_email }));
    const kept = secret.from('audit_log').select('actor, actor_email').eq('about', about);
    expect(must(await kept)).toEqual([{ actor: null, actor_email }]);
  });
});

describe('what is known about a person', () => {
  const held = async (address: string) => {
    const { audit_log } = Object(must(await secret.rpc('personal_data', { address })));
    return audit_log as Record<string, unknown>[];
  };

  it('includes what they did and what was done to them, without the names of others', async () => {
    const sent = contactMessage();
    const id = await insertRow('contact_messages', sent);
    must(await staff.from('contact_messages').update({ status: 'en_revision' }).eq('id', id));
    await secret.rpc('record_event', {
      ...{ kind: 'consulta', about_kind: 'persona', about: sent.email },
      actor: await idOf(admin),
      network: '203.0.113.7',
    });
    const about = await held(sent.email.toUpperCase());
    expect(about).toMatchObject([{ kind: 'consulta', about: sent.email, kept: false }]);
    for (const name of ['actor', 'actor_email', 'network', 'search_text']) {
      expect(about[0]).not.toHaveProperty(name);
    }
    const own = await held('admin@dauro.test');
    const looked = own.filter(({ kind }) => kind === 'consulta').at(-1);
    expect(looked).toMatchObject({ actor_email: 'admin@dauro.test', network: '203.0.113.0/24' });
    expect(JSON.stringify(own)).not.toContain(sent.email);
  });

  it('loses the address when it is erased, except where it proves who could see data', async () => {
    const { client, email: address, id: actor } = await newAccount();
    await addMember(actor);
    must(await secret.rpc('record_event', { kind: 'acceso', actor }));
    must(await client.rpc('record_export', { export_area: 'contacto' }));
    await endMembership(actor);
    const named = async () => {
      const rows = secret.from('audit_log').select('kind').like('search_text', `%${address}%`);
      return must(await rows.order('created_at')).map(({ kind }) => kind);
    };
    const all = ['rol_dado', 'acceso', 'exportacion', 'rol_retirado'];
    must(await secret.rpc('erase_audit_names', { address }));
    expect(await named()).toEqual(all);
    must(await admin.rpc('erase_accounts', { address }));
    must(await secret.rpc('erase_audit_names', { address: address.toUpperCase() }));
    expect(await named()).toEqual(all.filter((kind) => kind !== 'acceso'));
  });
});
