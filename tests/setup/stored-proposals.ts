import { createHash, randomBytes } from 'node:crypto';
import { pdf } from '../fixtures/documents.ts';
import { secretClient } from './backend.ts';
import { addressOf, insertEntries } from './entries.ts';

/** Stores a proposal whose author follows it at `/propuesta/{token}`. */
export async function storeTrackedProposal(mark: string) {
  const token = randomBytes(32).toString('base64url');
  const [id = ''] = await insertEntries('editorial_submissions', mark, 1, () => ({
    tracking_token_hash: createHash('sha256').update(token).digest('hex'),
  }));
  return { token, id };
}

export async function storePdf(bucket: string, path: string, { buffer } = pdf()): Promise<void> {
  const file = secretClient().storage.from(bucket);
  const { error } = await file.upload(path, buffer, { contentType: 'application/pdf' });
  if (error) throw error;
}

/** Stores a proposal with its manuscript, whose file names are those of a careless visitor. */
export async function storeManuscript(mark: string, changes: Record<string, unknown> = {}) {
  const path = `manuscripts/obra-${crypto.randomUUID()}.pdf`;
  await storePdf('editorial-submissions', path);
  const [id] = await insertEntries('editorial_submissions', mark, 1, () => ({
    ...{ obra_file_path: path, obra_file_name: 'Acequia.bat' },
    ...{ obra_file_size: pdf().buffer.length },
    ...{ curriculum_file_path: `cvs/cv-${crypto.randomUUID()}.docx` },
    ...changes,
  }));
  return { id, path };
}

/** Stores a proposal with both of its files, and a message of the same person. */
export async function storePerson(mark: string, changes: Record<string, unknown> = {}) {
  const paths = {
    obra_file_path: `manuscripts/${mark}.pdf`,
    curriculum_file_path: `cvs/cv-${mark}.pdf`,
  };
  for (const path of Object.values(paths)) await storePdf('editorial-submissions', path);
  const proposal = { ...paths, ...changes };
  const [id] = await insertEntries('editorial_submissions', mark, 1, () => proposal);
  await insertEntries('contact_messages', mark);
  const { obra_file_path: work, curriculum_file_path: cv } = paths;
  return { id, email: addressOf(mark), work, cv };
}
