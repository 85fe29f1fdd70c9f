import { createHash, randomBytes } from 'node:crypto';
import { pdf } from '../fixtures/documents.ts';
import { secretClient } from '../setup/backend.ts';
import { insertEntries } from '../setup/entries.ts';

/** Stores a proposal whose author follows it at `/propuesta/{token}`. */
export async function newProposal(mark: string) {
  const token = randomBytes(32).toString('base64url');
  const [id = ''] = await insertEntries('editorial_submissions', mark, 1, () => ({
    tracking_token_hash: createHash('sha256').update(token).digest('hex'),
  }));
  return { token, id };
}

/** Stores a proposal with its manuscript, whose file names are those of a careless visitor. */
export async function newManuscript(mark: string, changes: Record<string, unknown> = {}) {
  const bucket = secretClient().storage.from('editorial-submissions');
  const path = `manuscripts/obra-${crypto.randomUUID()}.pdf`;
  const { buffer } = pdf();
  const stored = await bucket.upload(path, buffer, { contentType: 'application/pdf' });
  if (stored.error) throw stored.error;
  const [id] = await insertEntries('editorial_submissions', mark, 1, () => ({
    ...{ obra_file_path: path, obra_file_name: 'Acequia.bat', obra_file_size: buffer.length },
    ...{ curriculum_file_path: `cvs/cv-${crypto.randomUUID()}.docx` },
    ...changes,
  }));
  return { id, path };
}
