import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Attachment } from '@/lib/files/attachment';
import { removeStrayFiles } from '@/lib/jobs/remove-strays';
import { storeSubmission } from '@/lib/submissions/store';
import { author, filesIn, rowsOf } from './proposals';
import { must, secretClient, unique } from './support';

const log = vi.hoisted(() => ({ warn: () => undefined, error: () => undefined }));
vi.mock('@/lib/log/log', () => ({ log }));

const storeProposal = (
  sender: ReturnType<typeof author>,
  attachments: typeof files,
  keys: [string],
) => storeSubmission('editorial', sender, attachments, keys);

const bytesOf = (name: string) => new TextEncoder().encode(`%PDF-1.7 ${name}`);
const file = (name: string): Attachment => ({
  name,
  kind: 'pdf',
  mime: 'application/pdf',
  digest: name,
  content: bytesOf(name),
  notices: [],
  scanned: true,
});
const files = { obra: file('obra.pdf'), curriculum: file('cv.pdf') };

const storedFiles = () => filesIn('manuscripts', 'cvs');

type Moment = { method: string; path: RegExp; nth: number };
const firstUpload: Moment = { method: 'POST', path: /\/storage\/v1\/object\//, nth: 1 };
const secondUpload: Moment = { ...firstUpload, nth: 2 };
const insert: Moment = { method: 'POST', path: /\/rest\/v1\/editorial_submissions/, nth: 1 };

/** The connection breaks before the request is sent, or after it, so that only the response is lost. */
function breakConnection({ method, path, nth }: Moment, sent: boolean) {
  const real = globalThis.fetch;
  let count = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const broken = init?.method === method && path.test(address) && ++count === nth;
    if (broken && !sent) throw new TypeError('the line is dead');
    const answer = await real(input, init);
    if (broken) throw new TypeError('the answer got lost');
    return answer;
  });
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
}

afterEach(() => vi.restoreAllMocks());

describe('an editorial proposal is stored completely or not at all', () => {
  it.each([
    ['the first upload is not sent', firstUpload, false, 'Error al subir la obra'],
    ['the answer to the first upload is lost', firstUpload, true, 'Error al subir la obra'],
    ['the second upload is not sent', secondUpload, false, 'Error al subir el curriculum'],
    ['the answer to the second upload is lost', secondUpload, true, 'Error al subir el curriculum'],
    ['the row is not sent', insert, false, 'the line is dead'],
  ] as const)(
    'nothing stays when %s, and the next try works',
    async (_name, moment, sent, error) => {
      const [sender, before, key] = [author(), await storedFiles(), unique('clave')];
      breakConnection(moment, sent);
      await expect(storeProposal(sender, files, [key])).rejects.toThrow(error);
      vi.restoreAllMocks();
      expect(await rowsOf(sender.email)).toEqual([]);
      expect(await storedFiles()).toEqual(before);

      await storeProposal(sender, files, [key]);
      expect(await rowsOf(sender.email)).toHaveLength(1);
    },
  );

  it('all is stored when only the response to the row is lost', async () => {
    const sender = author();
    breakConnection(insert, true);
    await storeProposal(sender, files, [unique('clave')]);
    vi.restoreAllMocks();
    const [row, ...others] = await rowsOf(sender.email);
    expect(others).toEqual([]);
    expect(await storedFiles()).toEqual(
      expect.arrayContaining([row?.obra_file_path, row?.curriculum_file_path]),
    );
  });

  it('a double click is stored once, with two files', async () => {
    const [sender, before, key] = [author(), await storedFiles(), unique('clave')];
    await Promise.all([1, 2, 3].map(() => storeProposal(sender, files, [key])));
    expect(await rowsOf(sender.email)).toHaveLength(1);
    expect(await storedFiles()).toHaveLength(before.length + 2);
  });
});

describe('the clean-up job', () => {
  it('removes the files of a crash, and none that a row has or may still get', async () => {
    const sender = author();
    await storeProposal(sender, files, [unique('clave')]);
    const bucket = secretClient().storage.from('editorial-submissions');
    const stray = `manuscripts/${unique('obra')}.pdf`;
    must(await bucket.upload(stray, bytesOf('obra.pdf'), { contentType: 'application/pdf' }));
    await removeStrayFiles();
    expect(await storedFiles()).toContain(stray);

    const strays = must(await secretClient().rpc('stray_files', { older_than: '0 seconds' }));
    expect(strays.map(({ name }) => name)).toContain(stray);
    const [row] = await rowsOf(sender.email);
    expect(strays.map(({ name }) => name)).not.toContain(row?.obra_file_path);
    expect(strays.map(({ name }) => name)).not.toContain(row?.curriculum_file_path);
    await bucket.remove([stray]);
  });

  it('removes the files of a withdrawn proposal, and keeps those of others', async () => {
    const [gone, stays] = [author(), author()];
    for (const sender of [gone, stays]) await storeProposal(sender, files, [unique('clave')]);
    const pathsOf = async (sender: { email: string }) => {
      const [row] = await rowsOf(sender.email);
      return [row?.obra_file_path ?? '', row?.curriculum_file_path ?? ''];
    };
    const [withdrawn, kept] = [await pathsOf(gone), await pathsOf(stays)];
    const { tracking_token_hash } = must(
      await secretClient()
        .from('editorial_submissions')
        .select('tracking_token_hash')
        .eq('email', gone.email)
        .single(),
    );
    const token_hash = tracking_token_hash ?? '';
    expect(must(await secretClient().rpc('withdraw_proposal', { token_hash }))).toBe(true);
    await removeStrayFiles({ older_than: '0 seconds' });
    const left = await storedFiles();
    for (const path of withdrawn) expect(left).not.toContain(path);
    expect(left).toEqual(expect.arrayContaining(kept));
    expect(await rowsOf(gone.email)).toMatchObject([
      { obra_file_path: null, curriculum_file_path: null },
    ]);
  });

  it('keeps young files in quarantine, and removes old ones', async () => {
    const bucket = secretClient().storage.from('editorial-submissions');
    const path = `quarantine/${unique('obra')}.pdf`;
    must(await bucket.upload(path, bytesOf('a'), { contentType: 'application/pdf' }));
    const waiting = async () => (await bucket.exists(path)).data;
    await removeStrayFiles();
    await removeStrayFiles({ older_than: '0 seconds', quarantined_for: '1 hour' });
    expect(await waiting()).toBe(true);
    await removeStrayFiles({ older_than: '0 seconds', quarantined_for: '0 seconds' });
    expect(await waiting()).toBe(false);
  });
});
