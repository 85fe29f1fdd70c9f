import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { artRequest, contactMessage, mailbox, proposal, serviceRequest } from './rows.ts';
import { must, secretClient, unique } from './support.ts';

// One log for all modules, including those that are imported again.
const log = vi.hoisted(() => ({ warn: () => undefined, error: () => undefined }));
vi.mock('@/lib/log/log', () => ({ log }));

type Deliver = typeof import('@/lib/mail/deliver');
let deliverMail: Deliver['deliverMail'];
let queueMail: Deliver['queueMail'];
let outbox = '';

const secret = secretClient();
/** Table names come from a list, so this client has no schema type. */
const anyTable: SupabaseClient = secretClient();
const viaForm = () => ({ idempotency_key: unique('clave') });

beforeAll(async () => {
  outbox = await mkdtemp(join(tmpdir(), 'dauro-mail-tests-'));
  process.env['OUTBOX_DIR'] = outbox;
  vi.resetModules();
  ({ deliverMail, queueMail } = await import('@/lib/mail/deliver'));
});
afterAll(() => rm(outbox, { recursive: true, force: true }));
beforeEach(async () => {
  must(await secret.from('mail_outbox').delete().not('id', 'is', null));
  for (const file of await readdir(outbox)) await rm(join(outbox, file));
});
afterEach(() => vi.restoreAllMocks());

const queuedMail = async (submission_id: string) =>
  must(await secret.from('mail_outbox').select().eq('submission_id', submission_id).order('kind'));

/** Inserts a row and selects it, because a trigger sets the digest after the insert's result. */
async function send(row = proposal()) {
  const sent = { ...row, ...viaForm() };
  must(await secret.from('editorial_submissions').insert(sent));
  const stored = await secret
    .from('editorial_submissions')
    .select('id, reference, tracking_token_hash')
    .eq('idempotency_key', sent.idempotency_key)
    .single();
  return { ...must(stored), email: row.email };
}

const digestOf = async (id: string) =>
  must(
    await secret.from('editorial_submissions').select('tracking_token_hash').eq('id', id).single(),
  ).tracking_token_hash;

/** The plain text of every letter in the outbox, without soft line breaks. */
async function letters(): Promise<string[]> {
  const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
  const sources = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
  return sources.map((source) => source.replace(/=\r\n/g, ''));
}

describe('a form submission queues an acknowledgement and a notice', () => {
  it.each([
    ['editorial_submissions', 'editorial', proposal],
    ['dauro_arte_contacts', 'dauro-arte', artRequest],
    ['services_contacts', 'servicios', serviceRequest],
    ['contact_messages', 'contacto', contactMessage],
  ] as const)('%s', async (table, area, row) => {
    const sent = row();
    const answer = await anyTable
      .from(table)
      .insert({ ...sent, ...viaForm() })
      .select('id')
      .single();
    const { id } = must(answer) as { id: string };
    expect(await queuedMail(id)).toMatchObject([
      { kind: 'acknowledgement', area, recipient: sent.email, attempts: 0 },
      { kind: 'notice', area, recipient: null, token: null },
    ]);
    must(await anyTable.from(table).delete().eq('id', id));
    expect(await queuedMail(id)).toEqual([]);
  });

  it('not for imported rows', async () => {
    const row = must(
      await secret
        .from('editorial_submissions')
        .insert(proposal())
        .select('id, tracking_token_hash')
        .single(),
    );
    expect(await queuedMail(row.id)).toEqual([]);
    expect(row.tracking_token_hash).toBeNull();
  });

  it('stores only the digest of the token with the proposal', async () => {
    const { id } = await send();
    const [acknowledgement] = await queuedMail(id);
    expect(acknowledgement?.token).toMatch(/^[\w-]{43}$/);
    const digest = createHash('sha256')
      .update(acknowledgement?.token ?? '')
      .digest('hex');
    expect(await digestOf(id)).toBe(digest);
  });

  it('sends at most five acknowledgements an hour to one address', async () => {
    const email = mailbox();
    for (let count = 0; count < 7; count += 1)
      await send({ ...proposal(), email: email.toUpperCase() });
    const mails = must(await secret.from('mail_outbox').select('kind'));
    expect(mails.filter(({ kind }) => kind === 'acknowledgement')).toHaveLength(5);
    expect(mails.filter(({ kind }) => kind === 'notice')).toHaveLength(7);
  });
});

describe('delivery', () => {
  it('sends both letters and deletes the token', async () => {
    const { id, reference, email } = await send();
    const token = (await queuedMail(id))[0]?.token ?? '';
    expect(await deliverMail(10)).toBe(2);
    const [own, ...others] = (await letters()).filter((letter) => letter.includes(`To: ${email}`));
    expect(others).toEqual([]);
    expect(own).toContain(reference);
    expect(own).toContain(`/propuesta/${token}`);
    const [staff] = (await letters()).filter((letter) => !letter.includes(email));
    expect(staff).toContain(`?q=3D${reference}`);
    expect(staff).not.toContain(token);
    const rows = await queuedMail(id);
    expect(rows.map(({ token: kept, sent_at }) => [kept, sent_at !== null])).toEqual([
      [null, true],
      [null, true],
    ]);
    expect(await deliverMail(10)).toBe(0);
  });

  it('sends each letter once, with any number of instances', async () => {
    for (let count = 0; count < 6; count += 1) await send();
    const sent = await Promise.all([1, 2, 3, 4].map(() => deliverMail(50)));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(await letters()).toHaveLength(12);
  });

  it('stores a failure, waits longer each time, and finally gives up', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const { id } = await send();
    must(await secret.from('mail_outbox').delete().eq('submission_id', id).eq('kind', 'notice'));
    await rm(outbox, { recursive: true });
    await writeFile(outbox, 'a file where the folder should be');
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const before = Date.now();
      expect(await deliverMail(5)).toBe(0);
      const [row] = await queuedMail(id);
      expect(row).toMatchObject({ attempts: attempt, sent_at: null, gave_up_at: null });
      expect(row?.last_error).toMatch(/EEXIST|ENOTDIR/);
      waits.push(Math.round((Date.parse(row?.next_attempt_at ?? '') - before) / 60_000));
      // Before the retry time nothing is sent.
      await deliverMail(5);
      expect((await queuedMail(id))[0]?.attempts).toBe(attempt);
      must(
        await secret
          .from('mail_outbox')
          .update({ next_attempt_at: '2020-01-01' })
          .eq('submission_id', id),
      );
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 720]);
    await rm(outbox);
    await deliverMail(5);
    expect((await queuedMail(id))[0]).toMatchObject({ attempts: 10, sent_at: null });
    expect((await queuedMail(id))[0]?.gave_up_at).not.toBeNull();
    expect((await queuedMail(id))[0]?.token).toBeNull();
    const before = await digestOf(id);
    await mkdir(outbox, { recursive: true });
    must(
      await secret
        .from('mail_outbox')
        .update({ gave_up_at: null, attempts: 0 })
        .eq('submission_id', id),
    );
    expect(await deliverMail(5)).toBe(1);
    // The token was deleted when the letter was given up; the new letter has a new token, which opens the page.
    const [, token = ''] = /\/propuesta\/([\w-]{43})/.exec((await letters())[0] ?? '') ?? [];
    expect(await digestOf(id)).toBe(createHash('sha256').update(token).digest('hex'));
    expect(await digestOf(id)).not.toBe(before);
    expect((await queuedMail(id))[0]?.token).toBeNull();
  });

  it('continues after a letter that cannot be sent', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const { id } = await send();
    must(
      await secret
        .from('mail_outbox')
        .update({ recipient: null })
        .eq('submission_id', id)
        .eq('kind', 'acknowledgement'),
    );
    expect(await deliverMail(10)).toBe(1);
  });
});

describe('direct mail', () => {
  const text = { subject: 'Una invitación', body: 'Hola.\n\nhttps://dauro.test/secreto' };

  it('is sent without any submission, and its text is kept no longer', async () => {
    const [one, two] = [mailbox(), mailbox()];
    await queueMail({ recipient: one, ...text });
    await queueMail({ recipient: one, ...text });
    await queueMail({ recipient: two, ...text });
    expect(await deliverMail(10)).toBe(3);
    const sent = await letters();
    expect(sent.filter((letter) => letter.includes(`To: ${one}`))).toHaveLength(2);
    for (const letter of sent) {
      expect(letter).toContain('https://dauro.test/secreto');
      expect(letter).toContain('Reply-To: info@');
    }
    const rows = must(await secret.from('mail_outbox').select().eq('recipient', two));
    const about = { area: null, submission_id: null, letter_id: null };
    expect(rows).toMatchObject([{ kind: 'direct', ...about, subject: text.subject, body: null }]);
    expect(rows[0]?.sent_at).not.toBeNull();
  });

  it('keeps its text after a failure, and is sent later', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const recipient = mailbox();
    await queueMail({ recipient, ...text });
    await rm(outbox, { recursive: true });
    await writeFile(outbox, 'a file where the folder should be');
    expect(await deliverMail(5)).toBe(0);
    await rm(outbox);
    await mkdir(outbox);
    const due = { next_attempt_at: '2020-01-01' };
    must(await secret.from('mail_outbox').update(due).eq('recipient', recipient));
    expect(await deliverMail(5)).toBe(1);
    expect((await letters())[0]).toContain('https://dauro.test/secreto');
  });

  it.each([
    ['direct mail without a recipient', { kind: 'direct', ...text }],
    ['direct mail without a text', { kind: 'direct', recipient: 'a@b.test', subject: 'Hola' }],
    ['a subject of two lines', { kind: 'direct', recipient: 'a@b.test', ...text, subject: 'a\nb' }],
    ['a notice about nothing', { kind: 'notice' }],
    [
      'a notice with a text',
      { kind: 'notice', area: 'contacto', submission_id: crypto.randomUUID(), ...text },
    ],
  ])('%s is refused', async (_name, row) => {
    expect((await secret.from('mail_outbox').insert(row)).error?.code).toBe('23514');
  });
});

describe('withdrawal by the author', () => {
  const withdraw = async (token_hash: string | null) =>
    must(await secret.rpc('withdraw_proposal', { token_hash: token_hash ?? '' }));

  it('closes an open proposal once and notifies the staff', async () => {
    const { id, tracking_token_hash } = await send();
    expect(await withdraw(tracking_token_hash)).toBe(true);
    const row = await secret.from('editorial_submissions').select().eq('id', id).single();
    expect(must(row)).toMatchObject({
      status: 'retirada',
      obra_file_path: null,
      obra_file_name: null,
      obra_file_size: null,
      obra_file_type: null,
      curriculum_file_path: null,
      curriculum_file_name: null,
      curriculum_file_size: null,
      curriculum_file_type: null,
    });
    expect(Date.parse(must(row).status_changed_at)).toBeGreaterThan(
      Date.parse(must(row).created_at),
    );
    expect((await queuedMail(id)).map(({ kind }) => kind)).toContain('withdrawal');
    expect(await withdraw(tracking_token_hash)).toBe(false);
    await deliverMail(10);
    expect((await letters()).join()).toContain('la ha retirado');
  });

  it('allows archiving the row, and no state that requires files', async () => {
    const { id, tracking_token_hash } = await send();
    expect(await withdraw(tracking_token_hash)).toBe(true);
    const move = async (status: string) =>
      (await secret.from('editorial_submissions').update({ status }).eq('id', id)).error?.code;
    for (const status of ['nueva', 'en_revision', 'aceptada', 'rechazada'])
      expect(await move(status), status).toBe('23514');
    expect(await move('archivada')).toBeUndefined();
  });

  it.each(['aceptada', 'rechazada', 'archivada'])(
    'leaves a proposal that is %s alone',
    async (status) => {
      const { id, tracking_token_hash } = await send();
      must(await secret.from('editorial_submissions').update({ status }).eq('id', id));
      expect(await withdraw(tracking_token_hash)).toBe(false);
      expect(await withdraw('0'.repeat(64))).toBe(false);
      const row = await secret.from('editorial_submissions').select('status').eq('id', id).single();
      expect(must(row).status).toBe(status);
    },
  );

  it('updates the time of the last step only with the state', async () => {
    const { id } = await send();
    const step = async () =>
      must(
        await secret
          .from('editorial_submissions')
          .select('status_changed_at')
          .eq('id', id)
          .single(),
      ).status_changed_at;
    const first = await step();
    must(await secret.from('editorial_submissions').update({ telefono: '958111222' }).eq('id', id));
    expect(await step()).toBe(first);
    must(await secret.from('editorial_submissions').update({ status: 'en_revision' }).eq('id', id));
    expect(await step()).not.toBe(first);
  });
});
