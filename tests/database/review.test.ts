import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { artRequest, contactMessage, proposal, serviceRequest } from './rows.ts';
import { allClients, type Caller, must, newAccount, secretClient } from './support.ts';

/** Table names come from a list, so these clients have no schema type. */
const secret: SupabaseClient = secretClient();
let clients: Map<Caller, SupabaseClient>;
const as = (caller: Caller): SupabaseClient => clients.get(caller) ?? secret;
const idOf = async (caller: Caller) => (await as(caller).auth.getUser()).data.user?.id ?? '';

let staffId: string;
const accounts: string[] = [];
beforeAll(async () => {
  clients = await allClients();
  staffId = await idOf('equipo');
});
afterEach(async () => {
  must(await secret.from('user_roles').delete().in('user_id', accounts));
});

/** An account that is staff until the test ends. */
async function newReader(): Promise<string> {
  const id = await newAccount();
  accounts.push(id);
  must(await secret.from('user_roles').insert({ user_id: id, role: 'staff' }));
  return id;
}

const tables: [string, string, () => Record<string, unknown>][] = [
  ['editorial', 'editorial_submissions', proposal],
  ['dauro-arte', 'dauro_arte_contacts', artRequest],
  ['servicios', 'services_contacts', serviceRequest],
  ['contacto', 'contact_messages', contactMessage],
];

const insert = async (table: string, row: Record<string, unknown>) =>
  must(await secret.from(table).insert(row).select('id, assigned_to').single());
const assigneeOf = async (table: string, id: string) =>
  must(await secret.from(table).select('assigned_to').eq('id', id).single()).assigned_to;
const events = async (id: string) =>
  must(
    await secret
      .from('submission_events')
      .select('kind, assignee_email, actor_email')
      .eq('submission_id', id)
      .order('created_at'),
  );

const letter = (area: string, entry: string, change = {}) => ({
  ...{ letter_area: area, entry, letter_template: 'mas_datos', letter_subject: 'Un dato' },
  ...{ letter_body: 'Hola', key: randomUUID(), letter_number: 1 },
  ...{ seen_status: 'nueva', next_status: 'en_revision' },
  ...change,
});
const lettersOf = async (id: string) =>
  must(
    await secret
      .from('submission_letters')
      .select('number, subject, author_email')
      .eq('submission_id', id),
  );
const queuedMail = async (id: string) =>
  must(
    await secret
      .from('mail_outbox')
      .select('recipient, letter_id')
      .match({ submission_id: id, kind: 'letter' }),
  );

describe.each(tables)('work on an entry of %s', (area, table, row) => {
  it('staff can assign an entry to staff, and the history records it', async () => {
    const { id } = await insert(table, row());
    const assign = (assigned_to: string | null) =>
      as('equipo').from(table).update({ assigned_to }).eq('id', id);
    must(await assign(staffId));
    expect((await assign(await idOf('lector'))).error?.code).toBe('23503');
    expect(await assigneeOf(table, id)).toBe(staffId);
    must(await assign(null));
    const by = { kind: 'asignacion', actor_email: 'equipo@dauro.test' };
    expect(await events(id)).toEqual([
      { ...by, assignee_email: 'equipo@dauro.test' },
      { ...by, assignee_email: null },
    ]);
    must(await secret.from(table).delete().eq('id', id));
  });

  it('an entry is unassigned when its reader leaves the staff, or is deleted', async () => {
    const { id } = await insert(table, row());
    const reader = await newReader();
    must(await secret.from(table).update({ assigned_to: reader }).eq('id', id));
    must(await secret.from('user_roles').insert({ user_id: reader, role: 'admin' }));
    must(await secret.from('user_roles').delete().match({ user_id: reader, role: 'staff' }));
    expect(await assigneeOf(table, id)).toBe(reader);
    must(await secret.from('user_roles').delete().match({ user_id: reader, role: 'admin' }));
    expect(await assigneeOf(table, id)).toBeNull();
    must(await secret.from(table).delete().eq('id', id));
  });

  it('notes have the name of their author, whatever the caller sends', async () => {
    const { id } = await insert(table, row());
    const note = { area, submission_id: id, body: 'Llamar' };
    const notes = as('equipo').from('submission_notes');
    must(await notes.insert(note));
    expect((await notes.insert({ ...note, author_email: 'otra@dauro.test' })).error?.code).toBe(
      '42501',
    );
    expect((await notes.insert({ ...note, submission_id: randomUUID() })).error?.code).toBe(
      '23503',
    );
    must(await secret.from('submission_notes').insert({ ...note, author: staffId }));
    const stored = secret.from('submission_notes').select('author, author_email');
    expect(must(await stored.eq('submission_id', id).order('created_at'))).toEqual([
      { author: staffId, author_email: 'equipo@dauro.test' },
      { author: null, author_email: null },
    ]);
    must(await secret.from(table).delete().eq('id', id));
    expect(must(await stored)).toEqual([]);
  });

  it('stores and queues a letter and sets the state once', async () => {
    const { id } = await insert(table, row());
    const sent = letter(area, id);
    const send = (given: object) => as('equipo').rpc('send_letter', given);
    expect(must(await send(sent))).toBe('sent');
    // The same letter again, from a reload of the result or from a second tab with the same entry.
    expect(must(await send(sent))).toBe('sent');
    // Another text under the same key, from a preview reopened after the result: it is not sent.
    expect(must(await send({ ...sent, letter_subject: 'Otro' }))).toBe('conflict');
    expect(must(await send({ ...sent, letter_body: 'Adiós' }))).toBe('conflict');
    expect(must(await send(letter(area, id)))).toBe('conflict');
    expect(must(await send(letter(area, id, { letter_number: 2 })))).toBe('conflict');
    expect(await lettersOf(id)).toEqual([
      { number: 1, subject: 'Un dato', author_email: 'equipo@dauro.test' },
    ]);
    const { email } = must(await secret.from(table).select('email').eq('id', id).single());
    expect(await queuedMail(id)).toEqual([{ recipient: email, letter_id: expect.any(String) }]);
    const again = { letter_number: 2, seen_status: 'en_revision', letter_subject: 'Otro' };
    expect(must(await send(letter(area, id, again)))).toBe('sent');
    expect(await queuedMail(id)).toHaveLength(2);
    must(await secret.from(table).delete().eq('id', id));
    expect([await lettersOf(id), await queuedMail(id)]).toEqual([[], []]);
    expect(must(await send(sent))).toBe('gone');
  });

  it('of two concurrent letters one is stored', async () => {
    const { id } = await insert(table, row());
    const answers = await Promise.all(
      (['equipo', 'admin'] as const).map((caller) =>
        as(caller).rpc('send_letter', letter(area, id)),
      ),
    );
    expect(answers.map(({ data }) => data).sort()).toEqual(['conflict', 'sent']);
    expect(await queuedMail(id)).toHaveLength(1);
    must(await secret.from(table).delete().eq('id', id));
  });
});

describe('marks and reports', () => {
  it('are limited to one per reviewer and entry, and only their author changes them', async () => {
    const { id } = await insert('editorial_submissions', proposal());
    const reviews = (caller: Caller) => as(caller).from('submission_reviews');
    must(await reviews('equipo').insert({ submission_id: id, estilo: 4, report: 'Bien' }));
    const second = await reviews('equipo').insert({ submission_id: id, estilo: 5 });
    expect(second.error?.code).toBe('23505');
    must(await reviews('admin').insert({ submission_id: id, estilo: 2 }));
    must(await reviews('admin').update({ estilo: 3 }).eq('submission_id', id));
    const stored = must(
      await secret
        .from('submission_reviews')
        .select('estilo, author_email')
        .eq('submission_id', id)
        .order('estilo'),
    );
    expect(stored).toEqual([
      { estilo: 3, author_email: 'admin@dauro.test' },
      { estilo: 4, author_email: 'equipo@dauro.test' },
    ]);
    for (const estilo of [0, 6]) {
      expect((await reviews('equipo').update({ estilo }).eq('submission_id', id)).error).not.toBe(
        null,
      );
    }
    must(await secret.from('editorial_submissions').delete().eq('id', id));
    const left = secret.from('submission_reviews').select('id').eq('submission_id', id);
    expect(must(await left)).toEqual([]);
  });
});

describe('letters', () => {
  it('are not sent to an author who has withdrawn', async () => {
    const { id } = await insert('editorial_submissions', {
      ...proposal(),
      ...{ status: 'retirada', obra_file_path: null, curriculum_file_path: null },
    });
    const change = { seen_status: 'retirada', next_status: 'archivada' };
    const answer = await as('equipo').rpc('send_letter', letter('editorial', id, change));
    expect(must(answer)).toBe('withdrawn');
    expect(await queuedMail(id)).toEqual([]);
    must(await secret.from('editorial_submissions').delete().eq('id', id));
  });

  it('are waiting, sent or failed', async () => {
    const { id } = await insert('contact_messages', contactMessage());
    must(await as('equipo').rpc('send_letter', letter('contacto', id)));
    const outbox = () => secret.from('mail_outbox');
    const [{ letter_id } = { letter_id: '' }] = await queuedMail(id);
    const state = async () =>
      must(await as('equipo').rpc('letter_states', { letter_area: 'contacto', entry: id }));
    expect(await state()).toEqual([{ letter_id, state: 'waiting' }]);
    const now = new Date().toISOString();
    must(await outbox().update({ gave_up_at: now }).eq('letter_id', letter_id));
    expect(await state()).toEqual([{ letter_id, state: 'failed' }]);
    must(await outbox().update({ gave_up_at: null, sent_at: now }).eq('letter_id', letter_id));
    expect(await state()).toEqual([{ letter_id, state: 'sent' }]);
    const asked = { letter_area: 'contacto', entry: id };
    expect((await as('lector').rpc('letter_states', asked)).error?.code).toBe('42501');
    must(await secret.from('contact_messages').delete().eq('id', id));
  });

  it('refuse a subject with a header, and then store nothing', async () => {
    const { id } = await insert('contact_messages', contactMessage());
    const hostile = letter('contacto', id, { letter_subject: 'Hola\r\nBcc: a@b.es' });
    expect((await as('equipo').rpc('send_letter', hostile)).error).not.toBeNull();
    expect([await lettersOf(id), await queuedMail(id)]).toEqual([[], []]);
    const status = secret.from('contact_messages').select('status').eq('id', id).single();
    expect(must(await status).status).toBe('nueva');
    must(await secret.from('contact_messages').delete().eq('id', id));
  });

  it.each(['anonymous', 'lector', 'secret'] as const)('are not sent by %s', async (caller) => {
    const { id } = await insert('contact_messages', contactMessage());
    const answer = await as(caller).rpc('send_letter', letter('contacto', id));
    expect(answer.error?.code).toBe('42501');
    expect(await queuedMail(id)).toEqual([]);
    must(await secret.from('contact_messages').delete().eq('id', id));
  });
});

it('the staff is listed for staff', async () => {
  const listed = must(await as('equipo').rpc('staff_members', { inbox: 'editorial' })) as {
    email: string;
  }[];
  const emails = listed.map(({ email }) => email);
  expect(emails).toContain('admin@dauro.test');
  expect(emails).toContain('equipo@dauro.test');
  expect(emails).not.toContain('lector@dauro.test');
});
