import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TablesUpdate } from '@/lib/supabase/database.types';
import { takeMail } from '../setup/faulty-service.ts';
import { listen } from '../setup/listen.ts';
import { openCatalog, rolledBack } from './catalog.ts';
import { forms, mailbox, proposal } from './rows.ts';
import { insertRow, must, secretClient, unique } from './support.ts';

type Deliver = typeof import('@/lib/mail/deliver');
let deliverMail: Deliver['deliverMail'];
let queueMail: Deliver['queueMail'];
let outbox = '';

const secret = secretClient();
const database = await openCatalog();
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

const queuedMail = async (submission_id: string) =>
  must(await secret.from('mail_outbox').select().eq('submission_id', submission_id).order('kind'));

const changeMails = async (values: TablesUpdate<'mail_outbox'>) =>
  must(await secret.from('mail_outbox').update(values).not('id', 'is', null));

const stored = async (id: string) =>
  must(await secret.from('editorial_submissions').select('*').eq('id', id).single());
const change = async (id: string, values: TablesUpdate<'editorial_submissions'>) =>
  (await secret.from('editorial_submissions').update(values).eq('id', id)).error?.code;

/** Inserts a row and selects it, because a trigger sets the digest after the insert's result. */
const send = async (row = proposal()) =>
  stored(await insertRow('editorial_submissions', { ...row, ...viaForm() }));

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Sending fails until `repairOutbox`. */
async function breakOutbox() {
  await rm(outbox, { recursive: true });
  await writeFile(outbox, 'a file where the folder should be');
}
async function repairOutbox() {
  await rm(outbox);
  await mkdir(outbox);
}

/** The plain text of every letter in the outbox, without soft line breaks. */
async function letters(): Promise<string[]> {
  const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
  const sources = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
  return sources.map((source) => source.replace(/=\r\n/g, ''));
}

describe('a form submission queues an acknowledgement and a notice', () => {
  it.each(forms)('%s', async (area, table, row) => {
    const sent = row();
    const id = await insertRow(table, { ...sent, ...viaForm() });
    expect(await queuedMail(id)).toMatchObject([
      { kind: 'acknowledgement', area, recipient: sent['email'], attempts: 0 },
      { kind: 'notice', area, recipient: null, token: null },
    ]);
    const anyTable: SupabaseClient = secret;
    must(await anyTable.from(table).delete().eq('id', id));
    expect(await queuedMail(id)).toEqual([]);
  });

  it('not for imported rows', async () => {
    const id = await insertRow('editorial_submissions', proposal());
    expect(await queuedMail(id)).toEqual([]);
    expect((await stored(id)).tracking_token_hash).toBeNull();
  });

  it('stores only the digest of the token with the proposal', async () => {
    const { id, tracking_token_hash } = await send();
    const token = (await queuedMail(id))[0]?.token ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(tracking_token_hash).toBe(digestOf(token));
  });

  it('sends at most five acknowledgements an hour to one address', async () => {
    const email = mailbox().toUpperCase();
    for (let count = 0; count < 7; count += 1) await send({ ...proposal(), email });
    const mails = must(await secret.from('mail_outbox').select('kind'));
    expect(mails.filter(({ kind }) => kind === 'acknowledgement')).toHaveLength(5);
    expect(mails.filter(({ kind }) => kind === 'notice')).toHaveLength(7);
  });

  // The embedded database runs one transaction after the other, so only the lock itself can be seen.
  it.each(forms)('%s counts those of one address one after the other', async (_, table, row) => {
    await rolledBack(database, async (runner) => {
      const sent: Record<string, unknown> = { ...row(), ...viaForm() };
      const held = `select classid, objid from pg_locks where locktype = 'advisory'
        and objid::bigint = hashtext('mail ${sent['email']}')::bigint & 4294967295`;
      expect(await runner.query(held)).toEqual([]);
      const values = Object.values(sent).map((value) => `'${value}'`);
      await runner.exec(`insert into public.${table} (${Object.keys(sent)}) values (${values})`);
      expect(await runner.query(held)).toHaveLength(1);
    });
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
    const { id, tracking_token_hash } = await send();
    must(await secret.from('mail_outbox').delete().eq('kind', 'notice'));
    await breakOutbox();
    const mail = async () => (await queuedMail(id))[0];
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const before = Date.now();
      expect(await deliverMail(5)).toBe(0);
      const row = await mail();
      expect(row).toMatchObject({ attempts: attempt, sent_at: null, gave_up_at: null });
      expect(row?.last_error).toMatch(/EEXIST|ENOTDIR/);
      waits.push(Math.round((Date.parse(row?.next_attempt_at ?? '') - before) / 60_000));
      // Before the retry time nothing is sent.
      await deliverMail(5);
      expect((await mail())?.attempts).toBe(attempt);
      await changeMails({ next_attempt_at: '2020-01-01' });
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 720]);
    await repairOutbox();
    await deliverMail(5);
    const given = { attempts: 10, sent_at: null, gave_up_at: expect.any(String), token: null };
    expect(await mail()).toMatchObject(given);
    await changeMails({ gave_up_at: null, attempts: 0 });
    expect(await deliverMail(5)).toBe(1);
    // The token was deleted when the letter was given up; the new letter has a new token, which opens the page.
    const [, token = ''] = /\/propuesta\/([\w-]{43})/.exec((await letters())[0] ?? '') ?? [];
    const renewed = (await stored(id)).tracking_token_hash;
    expect(renewed).toBe(digestOf(token));
    expect(renewed).not.toBe(tracking_token_hash);
    expect((await mail())?.token).toBeNull();
  });

  it('continues after a letter that cannot be sent', async () => {
    await send();
    const acknowledgement = secret.from('mail_outbox').update({ recipient: null });
    must(await acknowledgement.eq('kind', 'acknowledgement'));
    expect(await deliverMail(10)).toBe(1);
  });
});

describe('a mail server', () => {
  /** Delivers ten mails to these people; every RCPT TO gets the answer of its recipient's name. */
  async function deliverVia(answers: readonly string[]) {
    const server = createServer((socket) => {
      const answerTo = (command: string) => /^RCPT TO:<(\d{3})/.exec(command)?.[1];
      takeMail(socket, (command) => answerTo(command) && `${answerTo(command)} ok\r\n`);
    });
    const port = await listen(server);
    onTestFinished(() => void server.close());
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`);
    vi.resetModules();
    const lib = await import('@/lib/mail/deliver');
    for (const answer of answers)
      await lib.queueMail({ recipient: `${answer}${unique('x')}@b.test`, subject: 'a', body: 'b' });
    return lib.deliverMail(10);
  }

  it.each([
    ['addresses that do not exist are no outage', ['550', '550', '550', '250'], 1],
    ['failures that do not follow each other are none', ['451', '451', '250', '451', '250'], 2],
    ['three failures in a row are one', ['451', '451', '451', '250'], 0],
  ])('%s', async (_name, answers, sent) => expect(await deliverVia(answers)).toBe(sent));
});

describe('direct mail', () => {
  const text = { subject: 'Una invitación', body: 'Hola.\n\nhttps://dauro.test/secreto' };

  it('is sent without any submission, and its text is kept no longer', async () => {
    const [one, two] = [mailbox(), mailbox()];
    for (const recipient of [one, one, two]) await queueMail({ recipient, ...text });
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
    await queueMail({ recipient: mailbox(), ...text });
    await breakOutbox();
    expect(await deliverMail(5)).toBe(0);
    await repairOutbox();
    await changeMails({ next_attempt_at: '2020-01-01' });
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
    const type = 'application/pdf';
    const { id, tracking_token_hash } = await send({
      ...proposal(),
      ...{ obra_file_name: 'a.pdf', obra_file_size: 1, obra_file_type: type },
      ...{ curriculum_file_name: 'b.pdf', curriculum_file_size: 1, curriculum_file_type: type },
    });
    expect(await withdraw(tracking_token_hash)).toBe(true);
    const row = await stored(id);
    expect(row.status).toBe('retirada');
    const files = Object.entries(row).filter(([name]) => /_file_(path|name|size|type)$/.test(name));
    expect(files.map(([, value]) => value)).toEqual(Array(8).fill(null));
    expect(Date.parse(row.status_changed_at)).toBeGreaterThan(Date.parse(row.created_at));
    expect((await queuedMail(id)).map(({ kind }) => kind)).toContain('withdrawal');
    expect(await withdraw(tracking_token_hash)).toBe(false);
    await deliverMail(10);
    expect((await letters()).join()).toContain('la ha retirado');
  });

  it('allows archiving the row, and no state that requires files', async () => {
    const { id, tracking_token_hash } = await send();
    expect(await withdraw(tracking_token_hash)).toBe(true);
    for (const status of ['nueva', 'en_revision', 'aceptada', 'rechazada'])
      expect(await change(id, { status }), status).toBe('23514');
    expect(await change(id, { status: 'archivada' })).toBeUndefined();
  });

  it.each(['aceptada', 'rechazada', 'archivada'])(
    'leaves a proposal that is %s alone',
    async (status) => {
      const { id, tracking_token_hash } = await send();
      expect(await change(id, { status })).toBeUndefined();
      expect(await withdraw(tracking_token_hash)).toBe(false);
      expect(await withdraw('0'.repeat(64))).toBe(false);
      expect((await stored(id)).status).toBe(status);
    },
  );

  it('updates the time of the last step only with the state', async () => {
    const { id, status_changed_at } = await send();
    expect(await change(id, { telefono: '958111222' })).toBeUndefined();
    expect(await stored(id)).toMatchObject({ telefono: '958111222', status_changed_at });
    expect(await change(id, { status: 'en_revision' })).toBeUndefined();
    expect((await stored(id)).status_changed_at).not.toBe(status_changed_at);
  });
});
