import { describe, expect, it, vi } from 'vitest';
import type { Attachment } from '@/lib/files/attachment';
import { removeStrayFiles } from '@/lib/jobs/remove-strays';
import { runJobs } from '@/lib/jobs/run-jobs';
import { storeSubmission } from '@/lib/submissions/store';
import { author, filesIn, rowsOf } from './proposals';
import { interceptFetch, must, secretClient, unique } from './support';

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

/** The second file waits in quarantine for the virus scanner. */
const oneUnscanned = { ...files, curriculum: { ...files.curriculum, scanned: false } };

const storeProposal = (sender: ReturnType<typeof author>, key = unique('clave'), sent = files) =>
  storeSubmission('editorial', sender, sent, [key]);

const storedFiles = () => filesIn('manuscripts', 'cvs', 'quarantine');

type Moment = { method: string; path: RegExp; nth: number };
const firstUpload: Moment = { method: 'POST', path: /\/storage\/v1\/object\//, nth: 1 };
const secondUpload: Moment = { ...firstUpload, nth: 2 };
const insert: Moment = { method: 'POST', path: /\/rest\/v1\/editorial_submissions/, nth: 1 };

/** The connection breaks before the request is sent, or after it, so that only the response is lost. */
function breakConnection({ method, path, nth }: Moment, sent: boolean) {
  let count = 0;
  interceptFetch(async (request) => {
    const broken = request.method === method && path.test(request.address) && ++count === nth;
    if (broken && !sent) throw new TypeError('the line is dead');
    const answer = await request.send();
    if (broken) throw new TypeError('the answer got lost');
    return answer;
  });
}

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
      await expect(storeProposal(sender, key, oneUnscanned)).rejects.toThrow(error);
      vi.restoreAllMocks();
      expect(await rowsOf(sender.email)).toEqual([]);
      expect(await storedFiles()).toEqual(before);

      await storeProposal(sender, key);
      expect(await rowsOf(sender.email)).toHaveLength(1);
    },
  );

  it('all is stored when only the response to the row is lost', async () => {
    const sender = author();
    breakConnection(insert, true);
    await storeProposal(sender);
    vi.restoreAllMocks();
    const [row, ...others] = await rowsOf(sender.email);
    expect(others).toEqual([]);
    expect(await storedFiles()).toEqual(
      expect.arrayContaining([row?.obra_file_path, row?.curriculum_file_path]),
    );
  });

  it('a double click is stored once, with two files', async () => {
    const [sender, before, key] = [author(), await storedFiles(), unique('clave')];
    await Promise.all([1, 2, 3].map(() => storeProposal(sender, key)));
    expect(await rowsOf(sender.email)).toHaveLength(1);
    expect(await storedFiles()).toHaveLength(before.length + 2);
  });
});

describe('the clean-up job', () => {
  it('removes the files of a crash and of a withdrawn proposal after a while, and no others', async () => {
    const [gone, stays] = [author(), author()];
    for (const sender of [gone, stays]) await storeProposal(sender);
    const pathsOf = async ({ email }: { email: string }) => {
      const [row] = await rowsOf(email);
      return [row?.obra_file_path ?? '', row?.curriculum_file_path ?? ''];
    };
    const bucket = secretClient().storage.from('editorial-submissions');
    const crashed = `manuscripts/${unique('obra')}.pdf`;
    must(await bucket.upload(crashed, bytesOf('obra.pdf'), { contentType: 'application/pdf' }));
    const strays = [crashed, ...(await pathsOf(gone))];
    const kept = await pathsOf(stays);
    const token_hash = (await rowsOf(gone.email))[0]?.tracking_token_hash ?? '';
    expect(must(await secretClient().rpc('withdraw_proposal', { token_hash }))).toBe(true);
    expect(await runJobs()).toContainEqual({ job: 'strayFiles', done: 0 });
    expect(await storedFiles()).toEqual(expect.arrayContaining([...strays, ...kept]));
    await removeStrayFiles({ older_than: '0 seconds' });
    const left = await storedFiles();
    for (const path of strays) expect(left).not.toContain(path);
    expect(left).toEqual(expect.arrayContaining(kept));
  });
});
