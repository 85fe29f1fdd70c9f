import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { eraseExpired } from '@/lib/jobs/erase-submissions';
import * as person from '@/lib/personal-data/person';
import { erasureDigest } from '@/lib/security/keys';
import { blogPost, forms, letter, mailbox, proposal } from './rows.ts';
import {
  idOf,
  insertRow,
  interceptFetch,
  must,
  noAnswer,
  secretClient,
  signedInClient,
  temporaryRow,
  unique,
} from './support.ts';

const secret = secretClient();
const art = secret.storage.from('dauro-arte-documents');
const manuscripts = secret.storage.from('editorial-submissions');
const content = new TextEncoder().encode('%PDF-1.7 contenido');
const pdf = { contentType: 'application/pdf' };

const sendDirectMail = (recipient: string, created_at = new Date().toISOString()) =>
  insertRow('mail_outbox', {
    kind: 'direct',
    recipient,
    subject: 'Hola',
    body: 'Hola',
    created_at,
  });

/** The name of a tombstone. */
const digestOf = (email: string) => erasureDigest(email, inject('secretKey'));

/** One submission of every form from one person, with files. */
async function everything(email: string, created_at = new Date().toISOString()) {
  const { obra_file_path: obra, curriculum_file_path: cv } = proposal();
  const document = `dauro-arte/${unique('1')}.pdf`;
  const leaflet = `services/${unique('1')}.pdf`;
  for (const path of [obra, cv]) must(await manuscripts.upload(path, content, pdf));
  for (const path of [document, leaflet]) must(await art.upload(path, content, pdf));
  const files: Record<string, object> = {
    editorial: { obra_file_path: obra, curriculum_file_path: cv },
    'dauro-arte': { documento_file_path: document },
    servicios: { documento_file_path: leaflet },
  };
  for (const [area, table, row] of forms) {
    const key = { email, created_at, idempotency_key: unique('clave') };
    await insertRow(table, { ...row(), ...files[area], ...key });
  }
  return { obra, cv, document, leaflet };
}

async function held(email: string): Promise<Record<string, unknown[]>> {
  const data = must(await secret.rpc('personal_data', { address: email }));
  return data as Record<string, unknown[]>;
}
const counts = async (email: string) =>
  Object.fromEntries(
    Object.entries(await held(email)).map(([table, rows]) => [table, rows.length]),
  );

const sentOnce = {
  editorial_submissions: 1,
  dauro_arte_contacts: 1,
  services_contacts: 1,
  contact_messages: 1,
  submission_notes: 0,
  submission_reviews: 0,
  submission_letters: 0,
  mail_outbox: 4,
  submission_events: 0,
  audit_log: 0,
  staff_work: 0,
  invitations: 0,
  accounts: 0,
};
const nothing = Object.fromEntries(Object.keys(sentOnce).map((table) => [table, 0]));

type Files = Awaited<ReturnType<typeof everything>>;
const filesOf = async ({ obra, cv, document, leaflet }: Files) =>
  [
    ...(await Promise.all([obra, cv].map((path) => manuscripts.download(path)))),
    ...(await Promise.all([document, leaflet].map((path) => art.download(path)))),
  ].map(({ error }) => error === null);

describe('retention', () => {
  const today = new Date('2026-11-22T00:00:00Z');

  it('erases expired rows, files and mail, and nothing else', async () => {
    const [old, fresh] = [mailbox(), mailbox()];
    const oldFiles = await everything(old, '2024-10-01T00:00:00Z');
    const freshFiles = await everything(fresh, '2026-01-15T00:00:00Z');
    // Mail about no submission has a period of its own.
    await sendDirectMail(old, '2025-11-20T00:00:00Z');
    await sendDirectMail(fresh, '2025-11-24T00:00:00Z');
    await eraseExpired(today);
    expect(await counts(old)).toEqual(nothing);
    expect(await filesOf(oldFiles)).toEqual([false, false, false, false]);
    expect(await counts(fresh)).toEqual({ ...sentOnce, mail_outbox: 5 });
    expect(await filesOf(freshFiles)).toEqual([true, true, true, true]);
  });

  it('removes tombstones a year after the erasure', async () => {
    const [old, fresh] = [digestOf(mailbox()), digestOf(mailbox())];
    const erasures = [
      { digest: old, erased_at: '2025-11-20T00:00:00Z' },
      { digest: fresh, erased_at: '2025-11-24T00:00:00Z' },
    ];
    must(await secret.from('erasures').insert(erasures));
    await eraseExpired(today);
    const left = must(await secret.from('erasures').select('digest').in('digest', [old, fresh]));
    expect(left).toEqual([{ digest: fresh }]);
  });

  it('has a period for each form', async () => {
    const email = mailbox();
    await everything(email, '2025-06-01T00:00:00Z');
    await eraseExpired(today);
    const kept = { editorial_submissions: 1, dauro_arte_contacts: 1, services_contacts: 1 };
    expect(await counts(email)).toMatchObject({ ...kept, contact_messages: 0 });
  });

  it('keeps a row whose files could not be removed, and erases it in the next run', async () => {
    const email = mailbox();
    const files = await everything(email, '2024-10-01T00:00:00Z');
    interceptFetch(({ address, method, send }) =>
      method === 'DELETE' && address.includes('/storage/') ? noAnswer() : send(),
    );
    await expect(eraseExpired(today)).rejects.toThrow('stay');
    vi.restoreAllMocks();
    // What fails is no obstacle to the rest.
    expect(await counts(email)).toMatchObject({ editorial_submissions: 1, contact_messages: 0 });
    await eraseExpired(today);
    expect(await counts(email)).toEqual(nothing);
    expect(await filesOf(files)).toEqual([false, false, false, false]);
  });
});

describe('one person', () => {
  it('gets all data about them, with the files as they were sent', async () => {
    const email = mailbox();
    const files = await everything(email);
    await everything(mailbox());
    const found = await person.readPerson(email.toUpperCase());
    expect(found.submissions).toBe(4);
    const data = Object(found.data);
    expect(data.editorial_submissions).toMatchObject([{ email, titulo_obra: 'La acequia' }]);
    expect(data.mail_outbox).toHaveLength(4);
    const text = JSON.stringify(data);
    for (const ours of ['search', 'sort_name', 'idempotency_key', 'token_hash', '"token"']) {
      expect(text).not.toContain(ours);
    }
    expect(found.files.map(({ path }) => path).sort()).toEqual(Object.values(files).sort());
    for (const { path } of found.files) {
      const file = await person.readPersonFile(email, path);
      expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(content);
    }
  });

  it('gets what the staff wrote about them, without the names of the staff', async () => {
    const email = mailbox();
    await everything(email);
    const sent = secret.from('editorial_submissions').select('id').eq('email', email);
    const { id } = must(await sent.single());
    const staff = await signedInClient('equipo');
    const staffId = await idOf(staff);
    const note = { area: 'editorial', submission_id: id, body: 'Una nota' };
    must(await staff.from('submission_notes').insert(note));
    must(await staff.from('submission_reviews').insert({ submission_id: id, estilo: 4 }));
    const work = staff.from('editorial_submissions').update({ assigned_to: staffId });
    must(await work.eq('id', id));
    must(await staff.rpc('send_letter', letter('editorial', id)));
    const found = await held(email);
    expect(found['submission_notes']).toMatchObject([{ body: 'Una nota' }]);
    expect(found['submission_reviews']).toMatchObject([{ estilo: 4 }]);
    expect(found['submission_letters']).toMatchObject([{ subject: 'Un dato', body: 'Hola' }]);
    expect(found['mail_outbox']).toHaveLength(5);
    const text = JSON.stringify(found);
    for (const ours of ['equipo@dauro.test', staffId, 'preview_key']) {
      expect(text).not.toContain(ours);
    }
    expect(await person.erasePerson(email)).toBe(4);
    expect(await counts(email)).toEqual(nothing);
  });

  it('gets no file of another address, and a list of those that the storage has lost', async () => {
    const [email, other] = [mailbox(), mailbox()];
    await everything(email);
    const { cv } = await everything(other);
    expect(await person.readPersonFile(email, cv)).toBeNull();
    expect((await person.readPerson(email)).files.map(({ path }) => path)).not.toContain(cv);
    must(await manuscripts.remove([cv]));
    expect(await person.readPersonFile(other, cv)).toBeNull();
  });

  it.each([
    ['does not answer', noAnswer],
    ['fails', async () => Response.json({ message: 'broken' }, { status: 500 })],
    [
      'has lost a whole bucket',
      async () => Response.json({ code: 'NoSuchBucket' }, { status: 404 }),
    ],
  ])('is told of no file when the storage %s', async (_name, answer) => {
    const email = mailbox();
    const { cv } = await everything(email);
    interceptFetch(({ address, send }) => (address.endsWith(cv) ? answer() : send()));
    await expect(person.readPersonFile(email, cv)).rejects.toThrow('could not be read');
  });

  it('is erased completely, and other data stay', async () => {
    const [email, other] = [mailbox(), mailbox()];
    const files = await everything(email);
    await everything(other);
    for (const recipient of [email, other]) await sendDirectMail(recipient);
    expect(await counts(email)).toEqual({ ...sentOnce, mail_outbox: 5 });
    expect(await person.erasePerson(email.toUpperCase())).toBe(4);
    expect(await counts(email)).toEqual(nothing);
    expect(await filesOf(files)).toEqual([false, false, false, false]);
    expect(await counts(other)).toEqual({ ...sentOnce, mail_outbox: 5 });
    const digests = [email, other].map(digestOf);
    const tombstones = must(await secret.from('erasures').select('digest').in('digest', digests));
    expect(tombstones).toEqual([{ digest: digests[0] }]);
  });

  it('is found by the account too, with its name, factors and sessions', async () => {
    const client = await signedInClient('equipo');
    const enroll = client.auth.mfa.enroll({ factorType: 'totp', friendlyName: unique('Móvil') });
    const { id: factorId, friendly_name: name, totp } = must(await enroll);
    onTestFinished(async () => void must(await client.auth.mfa.unenroll({ factorId })));
    onTestFinished(async () => void (await client.auth.updateUser({ data: { name: null } })));
    await client.auth.updateUser({ data: { name: 'Marta' } });
    const [account] = (await held('equipo@dauro.test'))['accounts'] ?? [];
    expect(account).toMatchObject({
      ...{ email: 'equipo@dauro.test', roles: ['staff'], name: 'Marta' },
      factors: expect.arrayContaining([expect.objectContaining({ name, status: 'unverified' })]),
      sessions: expect.arrayContaining([
        expect.objectContaining({ address: '127.0.0.1', browser: expect.any(String) }),
      ]),
    });
    expect(JSON.stringify(account)).not.toContain(totp.secret);
  });

  it('is found by an invitation, which is erased; its letter is told without the link', async () => {
    const email = mailbox();
    const link = unique('/auth/invitacion?token=');
    const mail = { kind: 'direct', recipient: email, subject: 'Invitación', body: link };
    await insertRow('mail_outbox', mail);
    const token_digest = digestOf(email);
    must(await secret.from('role_invitations').insert({ email, role: 'staff', token_digest }));
    const { data } = await person.readPerson(email.toUpperCase());
    expect(data['invitations']).toMatchObject([{ email, role: 'staff' }]);
    expect(data['mail_outbox']).toMatchObject([{ subject: 'Invitación' }]);
    for (const ours of [token_digest, link]) expect(JSON.stringify(data)).not.toContain(ours);
    await person.erasePerson(email);
    expect(await counts(email)).toEqual(nothing);
  });

  it('is told what their former account wrote by place and time, and leaves no address in it', async () => {
    const [email, other] = [mailbox(), 'equipo@dauro.test'];
    const submission_id = await temporaryRow('editorial_submissions', proposal());
    const post_id = await temporaryRow('blog_posts', blogPost());
    const about = { area: 'editorial', submission_id };
    const text = { template: 'respuesta', subject: 'Un dato', body: 'Hola' };
    const signed = [
      ['blog_post_revisions', 'saved_by_email', { post_id, post: {} }],
      ['submission_reviews', 'author_email', { submission_id }],
      ['submission_notes', 'author_email', { ...about, body: 'Una nota' }],
      ['submission_letters', 'author_email', { ...about, ...text }],
      ['submission_events', 'actor_email', { ...about, kind: 'notas' }],
      ['submission_events', 'assignee_email', { ...about, kind: 'asignacion' }],
    ] as const;
    const client: SupabaseClient = secret;
    for (const [table, column, row] of signed) {
      for (const [number, address] of [email, other].entries()) {
        const own = table === 'submission_letters' ? { number, preview_key: randomUUID() } : {};
        const id = await insertRow(table, { ...row, ...own });
        const sign = client.from(table).update({ [column]: address });
        must(await sign.eq('id', id));
      }
    }
    const named = (address: string) => {
      const rows = signed.map(([table, column]) => client.from(table).select().eq(column, address));
      return Promise.all(rows.map(async (found) => must(await found).length));
    };
    const [mine, theirs] = [await named(email), await named(other)];
    expect(mine).toEqual([1, 1, 1, 1, 1, 1]);
    const done = (await person.readPerson(email.toUpperCase())).data['staff_work'];
    const told = signed.map(([place]) =>
      expect.objectContaining({ place, id: expect.any(String), created_at: expect.any(String) }),
    );
    expect(done).toEqual(expect.arrayContaining(told));
    expect(done).toHaveLength(signed.length);
    const reviewed = secret.from('submission_reviews').select('updated_at');
    const before = must(await reviewed.eq('submission_id', submission_id));
    await person.erasePerson(email);
    must(await secret.rpc('erase_audit_names', { address: other }));
    expect(await named(email)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await counts(email)).toEqual(nothing);
    expect(await named(other)).toEqual(theirs);
    // A report keeps the time of its text.
    expect(must(await reviewed)).toEqual(before);
  });
});
