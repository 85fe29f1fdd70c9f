import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { blogPost, contactMessage, forms, proposal } from './rows.ts';
import { allClients, type Client, idOf, must, newAccount, temporaryRow } from './support.ts';

const { secret, admin, equipo: staff, lector: reader } = await allClients();

const history = async (id: string) => {
  const columns = 'area, kind, from_status, to_status, file, actor_email';
  const events = secret.from('submission_events').select(columns).eq('submission_id', id);
  return must(await events.order('created_at'));
};

it.each(forms)(
  'the history of %s: changes and downloads, until the row is deleted',
  async (area, table, row) => {
    // Table names come from a list, so these clients have no schema type.
    const by: Record<'secret' | 'staff' | 'admin', SupabaseClient> = { secret, staff, admin };
    const id = await temporaryRow(table, row());
    must(await by.staff.from(table).update({ status: 'en_revision' }).eq('id', id));
    must(await by.staff.from(table).update({ status: 'en_revision' }).eq('id', id));
    must(await by.secret.from(table).update({ status: 'retirada' }).eq('id', id));
    const download = { download_area: area, submission: id, download_file: 'obra' };
    must(await admin.rpc('record_download', download));
    const event = { area, kind: 'estado', from_status: null, to_status: null, file: null };
    const [nueva, en_revision, retirada] = ['nueva', 'en_revision', 'retirada'];
    expect(await history(id)).toEqual([
      { ...event, from_status: nueva, to_status: en_revision, actor_email: 'equipo@dauro.test' },
      { ...event, from_status: en_revision, to_status: retirada, actor_email: null },
      { ...event, kind: 'descarga', file: 'obra', actor_email: 'admin@dauro.test' },
    ]);
    must(await by.admin.from(table).delete().eq('id', id));
    expect(await history(id)).toEqual([]);
  },
);

it('reading in the page is recorded once a day for each person; nothing of readers is', async () => {
  const submission = await temporaryRow('editorial_submissions', proposal());
  const reading = { reading_area: 'editorial', submission, reading_file: 'obra' };
  for (const client of [staff, staff, admin]) must(await client.rpc('record_reading', reading));
  const download = { download_area: 'editorial', submission, download_file: 'obra' };
  expect((await reader.rpc('record_reading', reading)).error?.code).toBe('42501');
  expect((await reader.rpc('record_download', download)).error?.code).toBe('42501');
  const read = { kind: 'lectura', file: 'obra' };
  expect(await history(submission)).toMatchObject([
    { ...read, actor_email: 'equipo@dauro.test' },
    { ...read, actor_email: 'admin@dauro.test' },
  ]);
});

it.each([
  [{ file: 'otro' }, '23514'],
  [{ submission: randomUUID() }, '23503'],
  [{ area: 'contacto' }, '23503'],
  [{ area: 'posts' }, '42501'],
])('nothing is recorded about a file that no entry has: %j', async (change, code) => {
  const entry = await temporaryRow('editorial_submissions', proposal());
  const { area, submission, file } = {
    area: 'editorial',
    submission: entry,
    file: 'obra',
    ...change,
  };
  const download = { download_area: area, submission, download_file: file };
  const reading = { reading_area: area, submission, reading_file: file };
  expect((await admin.rpc('record_download', download)).error?.code).toBe(code);
  expect((await admin.rpc('record_reading', reading)).error?.code).toBe(code);
});

it('list_people returns accounts to admins alone, by page and by address', async () => {
  const accounts = [await newAccount(), await newAccount(), await newAccount()];
  const at = (row?: { created_at: string; id: string }) => ({
    after_created_at: row?.created_at ?? '',
    after_id: row?.id ?? '',
  });
  const [last] = must(await admin.rpc('list_people', { max_rows: 1 }));
  const older = must(await admin.rpc('list_people', { max_rows: 2, ...at(last) }));
  expect([...older.reverse(), last].map((row) => row?.id)).toEqual(accounts.map(({ id }) => id));
  const back = { max_rows: 1, ...at(older[0]), back: true };
  expect(must(await admin.rpc('list_people', back))).toEqual([older[1]]);
  const found = must(await admin.rpc('list_people', { term: 'EQUIPO@dauro' }));
  expect(found).toMatchObject([{ email: 'equipo@dauro.test', roles: ['staff'] }]);
  for (const client of [staff, secret])
    expect((await client.rpc('list_people')).error?.code).toBe('42501');
});

describe('the dashboard', () => {
  it('counts entries and lists the newest, for the staff alone', async () => {
    const seen = async (client: Client) => {
      const counts = must(await client.rpc('dashboard_counts'));
      const newest = must(await client.rpc('dashboard_newest'));
      const weeks = must(await client.rpc('enquiries_per_week'));
      const waiting = must(await client.rpc('waiting_counts'));
      return {
        counts: counts.find(({ kind }) => kind === 'contacto'),
        newest: newest.filter(({ kind }) => kind !== 'posts').map(({ id }) => id),
        weeks: weeks.map(({ count }) => count),
        waiting: waiting.find(({ area }) => area === 'contacto')?.count ?? 0,
      };
    };
    const before = await seen(staff);
    const id = await temporaryRow('contact_messages', contactMessage());
    const after = await seen(staff);
    expect(after.counts?.this_week).toBeGreaterThan(0);
    expect(after.newest).toContain(id);
    expect(after.weeks.at(-1)).toBeGreaterThan(0);
    expect(after.waiting).toBe(before.waiting + 1);
    const counts = { kind: 'contacto', total: 0, this_week: 0 };
    expect(await seen(reader)).toEqual({ counts, newest: [], weeks: [], waiting: 0 });
    must(await staff.from('contact_messages').update({ status: 'archivada' }).eq('id', id));
    expect((await seen(staff)).waiting).toBe(before.waiting);
  });

  it('counts the weeks of ten years at most', async () => {
    const created_at = '2010-01-01T12:00:00Z';
    await temporaryRow('contact_messages', { ...contactMessage(), created_at });
    const rows = must(await staff.rpc('enquiries_per_week', { weeks: 1000 }));
    expect(rows.map(({ week }) => week)).not.toContain('2009-12-28');
  });

  it('lists what waits for each member of the staff, and nothing for readers', async () => {
    const [ofStaff, ofAdmin] = [await idOf(staff), await idOf(admin)];
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    // Older than the rows of other tests, since the lists begin with the oldest.
    const created_at = at(-300);
    const message = (row: object) =>
      temporaryRow('contact_messages', { ...contactMessage(), created_at, ...row });
    const post = (row: object, client = secret) =>
      temporaryRow('blog_posts', { ...blogPost(), ...row }, client);
    const late = await message({});
    const given = await message({ assigned_to: ofAdmin });
    const inWork = await message({ assigned_to: ofStaff, status: 'en_revision' });
    const planned = await post({ status: 'scheduled', scheduled_for: at(6) });
    const own = await post({ status: 'draft' }, staff);
    const answered = await message({});
    await temporaryRow('submission_letters', {
      ...{ area: 'contacto', number: 1, template: 'respuesta', subject: 'Hola', body: 'Hola' },
      ...{ submission_id: answered, preview_key: randomUUID() },
    });
    const nobodys = [
      answered,
      await message({ assigned_to: ofStaff, status: 'archivada' }),
      await message({ created_at: at(-299) }),
      await temporaryRow('editorial_submissions', { ...proposal(), created_at }),
      await post({ status: 'scheduled', scheduled_for: at(8) }),
      await post({ status: 'draft' }),
    ];

    const all = [late, given, inWork, planned, own, ...nobodys];
    const limits = { overdue_before: at(-299.5), answered: ['contacto'] };
    const tasks = async (client: Client) =>
      must(await client.rpc('dashboard_tasks', limits))
        .filter(({ id }) => all.includes(id))
        .map(({ task, id }) => `${task} ${id}`)
        .sort();
    expect(await tasks(staff)).toEqual(
      [`assigned ${inWork}`, `draft ${own}`, `overdue ${late}`, `planned ${planned}`].sort(),
    );
    expect(await tasks(admin)).toEqual(
      [`assigned ${given}`, `overdue ${late}`, `overdue ${given}`, `planned ${planned}`].sort(),
    );
    expect(await tasks(reader)).toEqual([]);
  });
});
