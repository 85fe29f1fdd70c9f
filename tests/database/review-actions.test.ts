import { randomUUID } from 'node:crypto';
import { refresh } from 'next/cache';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/admin/[area]/actions';
import { formOf } from '../setup/form-of.ts';
import { contactMessage, proposal } from './rows.ts';
import { allClients, idOf, must, temporaryRow } from './support.ts';

const { secret, equipo: staff, lector: reader, admin } = await allClients();
const session = { client: staff };
vi.mock('@/lib/supabase/server', () => ({ createSessionClient: async () => session.client }));
vi.mock('@/lib/mail/deliver', async (original) => ({
  ...(await original<object>()),
  deliverSoon: () => undefined,
}));

const [staffId, adminId] = [await idOf(staff), await idOf(admin)];

beforeEach(() => {
  session.client = staff;
});

const scripted = (fields: Record<string, string | string[]>) =>
  formOf({ ...fields, elapsed_ms: '0' });

describe('assigning', () => {
  let ids: string[] = [];
  beforeEach(async () => {
    const entries = [1, 2, 3].map(() => temporaryRow('contact_messages', contactMessage()));
    ids = await Promise.all(entries);
  });

  const assignees = async () => {
    const rows = secret.from('contact_messages').select('id').in('id', ids);
    return must(await rows.not('assigned_to', 'is', null)).map(({ id }) => id);
  };
  const assign = (fields: Record<string, string | string[]>) =>
    actions.assign(null, scripted({ area: 'contacto', assignee: staffId, ...fields }));

  it('assigns the entries that exist, and says that one does not', async () => {
    const some = ids.slice(0, 2);
    expect(await assign({ ids: [...some, randomUUID()] })).toMatchObject({ error: 'gone' });
    expect((await assignees()).sort()).toEqual([...some].sort());
    await assign({ ids: some[0] ?? '', assignee: 'nadie' });
    expect(await assignees()).toEqual([some[1]]);
  });

  it('refuses an account that is not staff, and then assigns none', async () => {
    const assignee = await idOf(reader);
    expect(await assign({ ids, assignee })).toMatchObject({ ok: false, error: 'unknown' });
    session.client = reader;
    expect(await assign({ ids })).toMatchObject({ ok: false, error: 'forbidden' });
    expect(await assignees()).toEqual([]);
  });

  it('is refused when the assignee has changed since the page was rendered', async () => {
    const [id = ''] = ids;
    const give = (fields: Record<string, string>) => assign({ ids: id, ...fields });
    expect(await give({ assignee: staffId, seen: 'nadie' })).toEqual({ ok: true });
    const conflict = { ok: false, error: expect.stringMatching(/^conflict:CO-\w+$/) };
    expect(await give({ assignee: 'nadie', seen: 'nadie' })).toMatchObject(conflict);
    expect(await assignees()).toEqual([id]);
    // In a list only those are assigned that another person has not; what already is as wanted counts as done.
    const seen = ids.map(() => 'nadie').join(' ');
    expect(await assign({ ids, seen, assignee: adminId })).toMatchObject(conflict);
    expect(await assign({ ids, seen, assignee: adminId })).toMatchObject(conflict);
    expect(await assign({ ids: [id], seen: 'nadie' })).toEqual({ ok: true });
    const rows = secret.from('contact_messages').select('id, assigned_to').in('id', ids);
    const now = new Map(must(await rows).map((row) => [row.id, row.assigned_to]));
    expect(ids.map((one) => now.get(one))).toEqual([staffId, adminId, adminId]);
    expect(await give({ assignee: 'nadie', seen: staffId })).toEqual({ ok: true });
    expect(await give({ ids: randomUUID(), assignee: 'nadie', seen: staffId })).toMatchObject({
      error: 'gone',
    });
  });
});

it.each([
  ['a list', {}, 1],
  ['a card of the board', { seen: 'nueva' }, 1],
  ['the page of the entry', { seen: 'nueva', page: 'entry' }, 0],
])('«gone» refreshes %s, but for the page of an entry', async (_place, fields, times) => {
  vi.mocked(refresh).mockClear();
  const gone = { area: 'contacto', ids: randomUUID(), ...fields };
  const set = await actions.setStatus(null, scripted({ ...gone, status: 'aceptada' }));
  expect(set).toMatchObject({ error: 'gone' });
  expect(refresh).toHaveBeenCalledTimes(times);
  const seen = 'seen' in fields ? { seen: staffId } : {};
  await actions.assign(null, scripted({ ...gone, ...seen, assignee: 'nadie' }));
  expect(refresh).toHaveBeenCalledTimes(2 * times);
});

it('only a proposal that its author withdrew becomes «retirada»', async () => {
  const withdrawn = { status: 'archivada', obra_file_path: null, curriculum_file_path: null };
  const withdraw = async (area: string, id: string) =>
    actions.setStatus(null, scripted({ area, ids: id, status: 'retirada' }));
  const [open, archived, contact] = await Promise.all([
    temporaryRow('editorial_submissions', proposal()),
    temporaryRow('editorial_submissions', { ...proposal(), ...withdrawn }),
    temporaryRow('contact_messages', contactMessage()),
  ]);
  expect(await withdraw('editorial', open)).toMatchObject({
    error: expect.stringMatching(/^conflict:/),
  });
  expect(await withdraw('contacto', contact)).toMatchObject({
    error: expect.stringMatching(/^conflict:/),
  });
  // The page of an entry also sends the state that it showed.
  const fromPage = scripted({ area: 'editorial', ids: [open], status: 'retirada', seen: 'nueva' });
  expect(await actions.setStatus(null, fromPage)).toMatchObject({
    error: expect.stringMatching(/^conflict:/),
  });
  expect(await withdraw('editorial', archived)).toEqual({ ok: true });
});

it('a change of several leaves and names what another person has changed since the list was rendered', async () => {
  const was = ['nueva', 'en_revision', 'nueva'];
  const ids = await Promise.all(
    was.map((status) => temporaryRow('contact_messages', { ...contactMessage(), status })),
  );
  const table = secret.from('contact_messages');
  const faster = table.update({ status: 'aceptada' }).eq('id', ids[2] ?? '');
  const [{ reference } = {}] = must(await faster.select('reference'));
  const fields = { area: 'contacto', ids, seen: was.join(' '), status: 'rechazada' };
  const error = `conflict:${reference}`;
  // Sent again, it does not name those that now have the wanted state.
  for (const _time of [1, 2])
    expect(await actions.setStatus(null, scripted(fields))).toMatchObject({ error });
  const now = must(await table.select('id, status').in('id', ids));
  expect(ids.map((id) => now.find((row) => row.id === id)?.status)).toEqual([
    'rechazada',
    'rechazada',
    'aceptada',
  ]);
});

describe('what is sent again because its answer was lost', () => {
  const work = { area: 'editorial' };

  it('is one note, until the words are others', async () => {
    const id = await temporaryRow('editorial_submissions', proposal());
    const add = (body: string) => actions.addNote(null, formOf({ ...work, id, body }));
    for (const body of ['Leído', 'Leído', 'Leído dos veces']) {
      expect(await add(body)).toEqual({ ok: true });
    }
    const notes = secret.from('submission_notes').select('body').eq('submission_id', id);
    expect(must(await notes.order('created_at'))).toEqual([
      { body: 'Leído' },
      { body: 'Leído dos veces' },
    ]);
  });

  it('is no conflict with the same report', async () => {
    const id = await temporaryRow('editorial_submissions', proposal());
    const marks = { originalidad: '5', estilo: '', estructura: '', interes: '', catalogo: '' };
    const save = (seen: string, report: string) =>
      actions.saveReview(null, formOf({ id, seen, ...marks, report }));
    const first = await save('', 'Bien');
    expect(first).toMatchObject({ ok: true });
    expect(await save('', 'Bien')).toEqual(first);
    expect(await save('', 'Mal')).toMatchObject({ error: 'conflict' });
  });
});

describe('a letter', () => {
  it('has no open placeholder, and is sent once', async () => {
    const row = { ...proposal(), titulo_obra: 'Entre {llaves}' };
    const id = await temporaryRow('editorial_submissions', row);
    const letter = {
      ...{ area: 'editorial', id, template: 'rechazada', key: randomUUID(), number: '1' },
      ...{ seen: 'nueva', status: 'rechazada', subject: 'Sobre «Entre {llaves}»' },
    };
    const send = (body: string, key = letter.key) =>
      actions.sendLetter(null, scripted({ ...letter, body, key }));
    expect(await send('Hola, {nombre}')).toMatchObject({
      fields: { body: 'placeholder:{nombre}' },
    });
    const sent = { digest: expect.stringContaining(`/admin/editorial/${id}?aviso=carta`) };
    await expect(send('Hola')).rejects.toMatchObject(sent);
    await expect(send('Hola')).rejects.toMatchObject(sent);
    // Another letter, from another tab.
    expect(await send('Otra', randomUUID())).toMatchObject({ error: 'conflict' });
    const queuedMail = secret.from('mail_outbox').select('kind').eq('submission_id', id);
    expect(must(await queuedMail)).toEqual([{ kind: 'letter' }]);
  });

  it('can be changed by admins only', async () => {
    const text = { name: 'aceptada', seen: '', subject: 'Hola', body: 'Hola, {obra}' };
    expect(await actions.saveTemplate(null, scripted(text))).toMatchObject({ error: 'forbidden' });
    session.client = admin;
    const wrong = { ...text, subject: 'Hola, {autor}' };
    expect(await actions.saveTemplate(null, scripted(wrong))).toMatchObject({
      fields: { subject: 'placeholder:{autor}' },
    });
    const save = async (changes: object) => {
      const result = await actions.saveTemplate(null, scripted({ ...text, ...changes }));
      return result.ok ? (result.data?.['seen'] ?? '') : result.error;
    };
    const reset = (seen: string) =>
      actions.resetTemplate(null, scripted({ name: 'aceptada', seen }));
    const first = await save({});
    // Its answer was lost.
    expect(await save({})).toBe(first);
    // The second of two people who save the same version gets a conflict, and so does a reset of it.
    expect(await save({ body: 'Otra' })).toBe('conflict');
    const second = await save({ seen: first, body: 'Adiós' });
    expect(await save({ seen: first, body: 'Otra' })).toBe('conflict');
    expect(await reset(first)).toMatchObject({ error: 'conflict' });
    const stored = secret.from('letter_templates').select('body').eq('name', 'aceptada');
    expect(must(await stored)).toEqual([{ body: 'Adiós' }]);
    expect(await reset(second)).toEqual({ ok: true });
    expect(must(await stored)).toEqual([]);
  });
});
