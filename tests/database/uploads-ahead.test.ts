import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Attachments } from '@/lib/files/attachment';
import { specOf } from '@/lib/form-areas';
import { docWithMacros, docx, type FilePayload, pdf } from '../fixtures/documents';
import { type ClamdMode, StandInClamd } from '../setup/clamd';
import { author, filesIn, rowsOf } from './proposals';
import { must, secretClient } from './support';

// One log for all modules, including those that are imported again.
const log = vi.hoisted(() => ({ warn: () => undefined, error: () => undefined }));
vi.mock('@/lib/log/log', () => ({ log }));

/** Files uploaded before their form, from the ticket to the row. */

type Modules = typeof import('@/lib/submissions/store') &
  typeof import('@/lib/submissions/upload-ticket') &
  typeof import('@/lib/files/attachment');
let lib: Modules;
let clamd: StandInClamd;

beforeAll(async () => {
  clamd = await StandInClamd.start();
  process.env['CLAMAV_URL'] = clamd.url;
  vi.resetModules();
  lib = {
    ...(await import('@/lib/submissions/store')),
    ...(await import('@/lib/submissions/upload-ticket')),
    ...(await import('@/lib/files/attachment')),
  };
});

afterAll(async () => {
  delete process.env['CLAMAV_URL'];
  await clamd.close();
});

async function ticketFor(area: string, field: string, key: string, { name, buffer }: FilePayload) {
  const target = lib.uploadTarget(area, field);
  if (!target) throw new Error('no such field');
  const announced = { name, size: buffer.length, head: buffer.subarray(0, 64) };
  return lib.issueUploadTicket(target, key, announced);
}

/**
 * Uploads like the browser: requests a ticket, sends the file to the storage, and returns the reference for the form.
 */
async function sendAhead(
  area: string,
  field: string,
  key: string,
  file: FilePayload,
  type?: string,
): Promise<string> {
  const ticket = await ticketFor(area, field, key, file);
  if (typeof ticket === 'string') throw new Error(ticket);
  const answer = await fetch(ticket.url, {
    method: 'PUT',
    headers: { 'content-type': type ?? ticket.type },
    body: new Uint8Array(file.buffer),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ticket.reference;
}

const bothAhead = async (key: string, obra = pdf(), cv = docx()) =>
  readForm(key, {
    obra: await sendAhead('editorial', 'obra', key, obra),
    curriculum: await sendAhead('editorial', 'curriculum', key, cv),
  });

async function readForm(key: string, references: Record<string, string>) {
  const form = new FormData();
  form.set('idempotency_key', key);
  for (const [name, reference] of Object.entries(references)) form.set(name, reference);
  const files = await lib.readAttachments(form, specOf('editorial').files, 'editorial');
  if ('error' in files) throw new Error(JSON.stringify(files));
  return files;
}

const storeProposal = (person: ReturnType<typeof author>, files: Attachments, keys: [string]) =>
  lib.storeSubmission('editorial', person, files, keys);

const bucket = () => secretClient().storage.from('editorial-submissions');
const placed = () => filesIn('manuscripts', 'cvs');

async function bytes(path: string | null): Promise<Buffer> {
  return Buffer.from(await must(await bucket().download(path ?? '')).arrayBuffer());
}

describe('while the virus scanner does not answer', () => {
  afterEach(() => {
    delete process.env['CLAMAV_WHEN_SILENT'];
    clamd.mode = 'clean';
  });

  /** A proposal that was taken although its files could not be scanned; its CV travels with the form or before it. */
  async function takenUnscanned({ cvAhead }: { cvAhead: boolean }) {
    process.env['CLAMAV_WHEN_SILENT'] = 'wait';
    vi.resetModules();
    const { readAttachments } = await import('@/lib/files/attachment');
    const { storeSubmission } = await import('@/lib/submissions/store');
    const { scanWaitingFiles } = await import('@/lib/jobs/scan-files');
    const [key, person, obra, cv] = [crypto.randomUUID(), author(), pdf('a.pdf'), docx('cv.docx')];
    const form = new FormData();
    form.set('idempotency_key', key);
    form.set('obra', await sendAhead('editorial', 'obra', key, obra));
    if (cvAhead) form.set('curriculum', await sendAhead('editorial', 'curriculum', key, cv));
    else form.set('curriculum', new File([new Uint8Array(cv.buffer)], cv.name));
    clamd.mode = 'closing';
    const files = await readAttachments(form, specOf('editorial').files, 'editorial');
    if ('error' in files) throw new Error(JSON.stringify(files));
    expect(await storeSubmission('editorial', person, files, [key])).toBeNull();
    const [row] = await rowsOf(person.email);
    const now = async () => (await rowsOf(person.email))[0];
    return { obra, row, now, scanWaitingFiles };
  }

  it('a proposal is taken, and its files wait in quarantine for the jobs', async () => {
    const { obra, row, now, scanWaitingFiles } = await takenUnscanned({ cvAhead: false });
    expect(row?.obra_file_path).toMatch(/^quarantine\/obra-.*\.pdf$/);
    expect(row?.curriculum_file_path).toMatch(/^quarantine\/cv-.*\.docx$/);
    expect((await filesIn('quarantine')).sort()).toEqual(
      [row?.curriculum_file_path, row?.obra_file_path].sort(),
    );

    await expect(scanWaitingFiles()).rejects.toThrow('gives no answer');
    expect(await now()).toEqual(row);

    clamd.mode = 'clean';
    expect(await scanWaitingFiles()).toBe(2);
    const scanned = await now();
    expect(scanned?.obra_file_path).toMatch(/^manuscripts\/obra-.*\.pdf$/);
    expect((await bytes(scanned?.obra_file_path ?? null)).equals(obra.buffer)).toBe(true);
    expect(scanned?.curriculum_file_path).toMatch(/^cvs\/cv-.*\.docx$/);
    expect(await filesIn('quarantine')).toEqual([]);
    expect(await scanWaitingFiles()).toBe(0);
  });

  it('an infected file is removed afterwards, and its entry says so', async () => {
    const before = await placed();
    const { now, scanWaitingFiles } = await takenUnscanned({ cvAhead: true });
    clamd.mode = 'found';
    expect(await scanWaitingFiles()).toBe(2);
    expect(await now()).toMatchObject({
      obra_file_notices: ['infected'],
      curriculum_file_notices: ['infected'],
    });
    expect(await filesIn('quarantine')).toEqual([]);
    expect(await placed()).toEqual(before);
    expect(await scanWaitingFiles()).toBe(0);
  });

  it('a waiting file that the storage has lost does not keep the others waiting', async () => {
    const { row, now, scanWaitingFiles } = await takenUnscanned({ cvAhead: true });
    await bucket().remove([row?.obra_file_path ?? '']);
    clamd.mode = 'clean';
    expect(await scanWaitingFiles()).toBe(1);
    const scanned = await now();
    expect(scanned?.curriculum_file_path).toMatch(/^cvs\//);
    expect(scanned?.obra_file_path).toBe(row?.obra_file_path);
  });
});

describe('a ticket', () => {
  it.each([
    ['a program', { ...pdf('obra.pdf'), buffer: Buffer.from('MZ\u0090') }, 'wrong_kind'],
    ['nothing', { ...pdf(), buffer: Buffer.alloc(0) }, 'empty'],
    ['10 MB and one byte', { ...pdf(), buffer: Buffer.alloc(10_485_761, '%PDF-') }, 'too_big'],
  ])('is not issued for %s', async (_name, file, problem) => {
    expect(await ticketFor('editorial', 'obra', crypto.randomUUID(), file)).toBe(problem);
  });

  it('contains a generated path in quarantine, whatever the file is called', async () => {
    const file = pdf('../../manuscripts/obra.exe');
    const ticket = await ticketFor('editorial', 'obra', crypto.randomUUID(), file);
    if (typeof ticket === 'string') throw new Error(ticket);
    expect(ticket.type).toBe('application/pdf');
    expect(new URL(ticket.url).pathname).toMatch(
      /^\/storage\/v1\/object\/upload\/sign\/editorial-submissions\/quarantine\/editorial-obra-\d+-[0-9a-f]+\.pdf$/,
    );
  });
});

describe('a proposal with files uploaded before it', () => {
  it('is scanned, stored byte for byte, and leaves nothing in quarantine', async () => {
    const [key, person, obra, cv] = [crypto.randomUUID(), author(), pdf('a.pdf'), docx('b.docx')];
    const files = await bothAhead(key, obra, cv);
    clamd.received.length = 0;
    expect(await storeProposal(person, files, [key])).toBeNull();
    expect(clamd.received.map((scanned) => scanned.length)).toEqual([
      obra.buffer.length,
      cv.buffer.length,
    ]);
    const [row, ...others] = await rowsOf(person.email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      obra_file_name: 'a.pdf',
      obra_file_size: obra.buffer.length,
      obra_file_type: 'application/pdf',
      curriculum_file_size: cv.buffer.length,
    });
    expect((await bytes(row?.obra_file_path ?? null)).equals(obra.buffer)).toBe(true);
    expect((await bytes(row?.curriculum_file_path ?? null)).equals(cv.buffer)).toBe(true);
    expect(await filesIn('quarantine')).toEqual([]);

    // The response was lost: the same form is sent again, and its files are no longer in quarantine.
    expect(await storeProposal(person, files, [key])).toBeNull();
    expect(await rowsOf(person.email)).toHaveLength(1);
  });

  it('is stored once for three concurrent requests', async () => {
    const [key, person, before] = [crypto.randomUUID(), author(), await placed()];
    const files = await bothAhead(key);
    const outcomes = [1, 2, 3].map(() => storeProposal(person, files, [key]));
    expect(await Promise.all(outcomes)).toEqual([null, null, null]);
    expect(await rowsOf(person.email)).toHaveLength(1);
    expect(await placed()).toHaveLength(before.length + 2);
    expect(await filesIn('quarantine')).toEqual([]);
  });

  it('is refused for problems of the whole file, field by field; the good file can be sent again', async () => {
    const [key, person, before] = [crypto.randomUUID(), author(), await placed()];
    const cv = await sendAhead('editorial', 'curriculum', key, docx());
    const cut = { ...docx(), buffer: docx().buffer.subarray(0, -30) };
    const bad = await bothAhead(key, docWithMacros(), cut);
    expect(await storeProposal(person, bad, [key])).toEqual({
      ok: false,
      error: 'file_macros',
      fields: { obra: 'file_macros', curriculum: 'file_cut_off' },
    });
    const half = await readForm(key, {
      obra: await sendAhead('editorial', 'obra', key, docWithMacros()),
      curriculum: cv,
    });
    expect(await storeProposal(person, half, [key])).toMatchObject({
      fields: { obra: 'file_macros' },
    });
    expect(await rowsOf(person.email)).toEqual([]);
    expect(await placed()).toEqual(before);

    const good = await readForm(key, {
      obra: await sendAhead('editorial', 'obra', key, pdf()),
      curriculum: cv,
    });
    expect(await storeProposal(person, good, [key])).toBeNull();
    expect(await rowsOf(person.email)).toHaveLength(1);
    await bucket().remove(await filesIn('quarantine'));
  });

  it('is refused when a file is missing, and when it has another media type', async () => {
    const [key, person, before] = [crypto.randomUUID(), author(), await placed()];
    const never = await ticketFor('editorial', 'obra', key, pdf());
    if (typeof never === 'string') throw new Error(never);
    const files = await readForm(key, {
      obra: never.reference,
      curriculum: await sendAhead('editorial', 'curriculum', key, pdf(), 'application/msword'),
    });
    expect(await storeProposal(person, files, [key])).toMatchObject({
      fields: { obra: 'file_expired', curriculum: 'file_wrong_kind:PDF o Word' },
    });
    expect(await placed()).toEqual(before);
    await bucket().remove(await filesIn('quarantine'));
  });
});

describe('a virus scanner', () => {
  afterEach(() => {
    clamd.mode = 'clean';
    vi.restoreAllMocks();
  });

  async function send(mode: ClamdMode) {
    const [key, person] = [crypto.randomUUID(), author()];
    const files = await bothAhead(key);
    clamd.mode = mode;
    return { person, outcome: storeProposal(person, files, [key]) };
  }

  it('that finds a virus refuses the files, and nothing is stored', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const before = await placed();
    const { person, outcome } = await send('found');
    expect(await outcome).toMatchObject({
      error: 'file_virus',
      fields: { obra: 'file_virus', curriculum: 'file_virus' },
    });
    expect(await rowsOf(person.email)).toEqual([]);
    expect(await placed()).toEqual(before);
    await bucket().remove(await filesIn('quarantine'));
  });

  it('that gives no answer lets the form fail, and nothing is stored', async () => {
    const before = await placed();
    const { person, outcome } = await send('closing');
    await expect(outcome).rejects.toMatchObject({
      message: 'Error al subir la obra',
      cause: { message: expect.stringContaining('Virus scanner') },
    });
    expect(await rowsOf(person.email)).toEqual([]);
    expect(await placed()).toEqual(before);
    await bucket().remove(await filesIn('quarantine'));
  });
});

it('a picture uploaded before its form is stored without metadata, with its new size', async () => {
  const secret = 'Carrera del Darro 7, Granada';
  const buffer = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .withExif({ IFD0: { ImageDescription: secret } })
    .jpeg()
    .toBuffer();
  const key = crypto.randomUUID();
  const photograph = { name: 'marina.jpg', mimeType: 'image/jpeg', buffer };
  const form = new FormData();
  form.set('idempotency_key', key);
  form.set('documento', await sendAhead('servicios', 'documento', key, photograph));
  const read = await lib.readAttachments(form, specOf('servicios').files, 'servicios');
  if ('error' in read) throw new Error(JSON.stringify(read));
  const { titulo_obra: _, tipo_obra: __, ...person } = author();
  const enquiry = {
    ...person,
    servicio: 'guion' as const,
    descripcion: 'Una marina',
    enlace_web: null,
  };
  expect(await lib.storeSubmission('servicios', enquiry, read, [key])).toBeNull();
  const row = must(
    await secretClient().from('services_contacts').select('*').eq('email', person.email).single(),
  );
  const documents = secretClient().storage.from('dauro-arte-documents');
  const kept = must(await documents.download(row.documento_file_path ?? ''));
  expect(kept.type).toBe('image/jpeg');
  expect(Buffer.from(await kept.arrayBuffer()).includes(secret)).toBe(false);
  expect(row.documento_file_size).toBe(kept.size);
  expect(must(await documents.list('quarantine'))).toEqual([]);
});
