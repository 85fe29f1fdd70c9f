import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { letterNames } from '@/app/admin/[area]/letters';
import { contactMessage, forms, letter, proposal } from './rows.ts';
import { allClients, type Caller, idOf, must, newAccount, temporaryRow } from './support.ts';

/** Table names come from a list, so these clients have no schema type. */
const clients: Record<Caller, SupabaseClient> = await allClients();
const { secret, admin, equipo: staff, lector: reader } = clients;
const staffId = await idOf(staff);

const assigneeOf = async (table: string, id: string) =>
  must(await secret.from(table).select('assigned_to').eq('id', id).single()).assigned_to;
const lettersOf = async (submission_id: string) => {
  const letters = secret.from('submission_letters').select('number, subject, author_email');
  return must(await letters.match({ submission_id }));
};
const queuedMail = async (submission_id: string) => {
  const mails = secret.from('mail_outbox').select('recipient, letter_id');
  return must(await mails.match({ submission_id, kind: 'letter' }));
};

describe.each(forms)('work on an entry of %s', (area, table, row) => {
  it('staff can assign an entry to staff, and the history records it', async () => {
    const id = await temporaryRow(table, row());
    const assign = (assigned_to: string | null) =>
      staff.from(table).update({ assigned_to }).eq('id', id);
    must(await assign(staffId));
    expect((await assign(await idOf(reader))).error?.code).toBe('23503');
    expect(await assigneeOf(table, id)).toBe(staffId);
    must(await assign(null));
    const events = secret
      .from('submission_events')
      .select('kind, assignee_email, actor_email')
      .eq('submission_id', id)
      .order('created_at');
    const by = { kind: 'asignacion', actor_email: 'equipo@dauro.test' };
    expect(must(await events)).toEqual([
      { ...by, assignee_email: 'equipo@dauro.test' },
      { ...by, assignee_email: null },
    ]);
  });

  it('an entry is unassigned when its reader leaves the staff', async () => {
    const id = await temporaryRow(table, row());
    const { id: user_id } = await newAccount();
    const roles = () => secret.from('user_roles');
    must(await roles().insert({ user_id, role: 'staff' }));
    must(await secret.from(table).update({ assigned_to: user_id }).eq('id', id));
    must(await roles().insert({ user_id, role: 'admin' }));
    must(await roles().delete().match({ user_id, role: 'staff' }));
    expect(await assigneeOf(table, id)).toBe(user_id);
    must(await roles().delete().match({ user_id, role: 'admin' }));
    expect(await assigneeOf(table, id)).toBeNull();
  });

  it('notes have the name of their author', async () => {
    const id = await temporaryRow(table, row());
    const note = { area, submission_id: id, body: 'Llamar' };
    const add = async (change: object) =>
      (await staff.from('submission_notes').insert({ ...note, ...change })).error?.code;
    expect(await add({})).toBeUndefined();
    expect(await add({ submission_id: randomUUID() })).toBe('23503');
    must(await secret.from('submission_notes').insert({ ...note, author: staffId }));
    const stored = secret.from('submission_notes').select('author, author_email');
    expect(must(await stored.eq('submission_id', id).order('created_at'))).toEqual([
      { author: staffId, author_email: 'equipo@dauro.test' },
      { author: null, author_email: null },
    ]);
    must(await secret.from(table).delete().eq('id', id));
    expect(must(await stored)).toEqual([]);
  });

  it('notes of readers are refused alike, whether the entry exists or not', async () => {
    for (const submission_id of [await temporaryRow(table, row()), randomUUID()]) {
      const note = { area, submission_id, body: 'Llamar' };
      expect((await reader.from('submission_notes').insert(note)).error?.code).toBe('42501');
    }
  });

  it('stores and queues a letter and sets the state once', async () => {
    const id = await temporaryRow(table, row());
    const sent = letter(area, id);
    const send = async (given: object) => must(await staff.rpc('send_letter', given));
    expect(await send(sent)).toBe('sent');
    // The same letter again, from a reload of the result or from a second tab with the same entry.
    expect(await send(sent)).toBe('sent');
    // Another text under the same key, from a preview reopened after the result: it is not sent.
    expect(await send({ ...sent, letter_subject: 'Otro' })).toBe('conflict');
    expect(await send({ ...sent, letter_body: 'Adiós' })).toBe('conflict');
    expect(await send(letter(area, id))).toBe('conflict');
    expect(await send(letter(area, id, { letter_number: 2 }))).toBe('conflict');
    expect(await lettersOf(id)).toEqual([
      { number: 1, subject: 'Un dato', author_email: 'equipo@dauro.test' },
    ]);
    const { email } = must(await secret.from(table).select('email').eq('id', id).single());
    expect(await queuedMail(id)).toEqual([{ recipient: email, letter_id: expect.any(String) }]);
    const again = { letter_number: 2, seen_status: 'en_revision', letter_subject: 'Otro' };
    expect(await send(letter(area, id, again))).toBe('sent');
    expect(await queuedMail(id)).toHaveLength(2);
    must(await secret.from(table).delete().eq('id', id));
    expect([await lettersOf(id), await queuedMail(id)]).toEqual([[], []]);
    expect(await send(sent)).toBe('gone');
  });

  it('of two concurrent letters one is stored', async () => {
    const id = await temporaryRow(table, row());
    const letters = [staff, admin].map((author) => author.rpc('send_letter', letter(area, id)));
    const answers = await Promise.all(letters);
    expect(answers.map(({ data }) => data).sort()).toEqual(['conflict', 'sent']);
    expect(await queuedMail(id)).toHaveLength(1);
  });
});

it('marks and reports are limited to one per reviewer and entry, and only their author changes them', async () => {
  const submission_id = await temporaryRow('editorial_submissions', proposal());
  const review = (client: SupabaseClient, estilo: number) =>
    client.from('submission_reviews').insert({ submission_id, estilo, report: 'Bien' });
  const change = (client: SupabaseClient, estilo: number) =>
    client.from('submission_reviews').update({ estilo }).eq('submission_id', submission_id);
  must(await review(staff, 4));
  expect((await review(staff, 5)).error?.code).toBe('23505');
  must(await review(admin, 2));
  must(await change(admin, 3));
  const stored = secret.from('submission_reviews').select('estilo, author_email');
  expect(must(await stored.eq('submission_id', submission_id).order('estilo'))).toEqual([
    { estilo: 3, author_email: 'admin@dauro.test' },
    { estilo: 4, author_email: 'equipo@dauro.test' },
  ]);
  for (const estilo of [0, 6]) expect((await change(staff, estilo)).error).not.toBeNull();
  must(await secret.from('editorial_submissions').delete().eq('id', submission_id));
  expect(must(await stored)).toEqual([]);
});

describe('letters', () => {
  it('are not sent to an author who has withdrawn', async () => {
    const withdrawn = { status: 'retirada', obra_file_path: null, curriculum_file_path: null };
    const id = await temporaryRow('editorial_submissions', { ...proposal(), ...withdrawn });
    const change = { seen_status: 'retirada', next_status: 'archivada' };
    const answer = await staff.rpc('send_letter', letter('editorial', id, change));
    expect(must(answer)).toBe('withdrawn');
    expect(await queuedMail(id)).toEqual([]);
  });

  it('are waiting, sent or failed, which only staff can ask', async () => {
    const entry = await temporaryRow('contact_messages', contactMessage());
    must(await staff.rpc('send_letter', letter('contacto', entry)));
    const [{ letter_id } = { letter_id: '' }] = await queuedMail(entry);
    const states = { letter_area: 'contacto', entry };
    const state = async () => must(await staff.rpc('letter_states', states));
    const change = async (values: object) =>
      must(await secret.from('mail_outbox').update(values).eq('letter_id', letter_id));
    expect(await state()).toEqual([{ letter_id, state: 'waiting' }]);
    const now = new Date().toISOString();
    await change({ gave_up_at: now });
    expect(await state()).toEqual([{ letter_id, state: 'failed' }]);
    await change({ gave_up_at: null, sent_at: now });
    expect(await state()).toEqual([{ letter_id, state: 'sent' }]);
    expect((await reader.rpc('letter_states', states)).error?.code).toBe('42501');
  });

  it('of every name can be sent and rewritten', async () => {
    const id = await temporaryRow('contact_messages', contactMessage());
    for (const [sent, letter_template] of letterNames.entries()) {
      const given = { letter_template, letter_number: sent + 1, next_status: 'nueva' };
      expect(must(await staff.rpc('send_letter', letter('contacto', id, given)))).toBe('sent');
    }
    const templates = admin.from('letter_templates');
    const text = { subject: 'Hola', body: 'Hola' };
    must(await templates.upsert(letterNames.map((name) => ({ name, ...text }))));
    must(await templates.delete().in('name', letterNames));
  });

  it('with a header in their subject, or from other callers, are refused and change nothing', async () => {
    const id = await temporaryRow('contact_messages', contactMessage());
    const hostile = letter('contacto', id, { letter_subject: 'Hola\r\nBcc: a@b.es' });
    expect((await staff.rpc('send_letter', hostile)).error).not.toBeNull();
    for (const client of [reader, secret]) {
      const { error } = await client.rpc('send_letter', letter('contacto', id));
      expect(error?.code).toBe('42501');
    }
    expect([await lettersOf(id), await queuedMail(id)]).toEqual([[], []]);
    const status = secret.from('contact_messages').select('status').eq('id', id).single();
    expect(must(await status).status).toBe('nueva');
  });
});

it('the staff is listed for staff', async () => {
  const listed = must(await staff.rpc('staff_members', { inbox: 'editorial' }));
  const emails = listed.map(({ email }: { email: string }) => email);
  expect(emails).toEqual(expect.arrayContaining(['admin@dauro.test', 'equipo@dauro.test']));
  expect(emails).not.toContain('lector@dauro.test');
});
