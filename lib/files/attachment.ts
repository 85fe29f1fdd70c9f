import 'server-only';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Failure } from '@/lib/actions/result';
import { env } from '@/lib/env';
import type { FileRule } from '@/lib/form-fields';
import { log } from '@/lib/log/log';
import { deriveKey } from '@/lib/security/keys';
import { fileSemaphore, inspectFile } from './inspect';
import { type Budget, isSpent, requestBudget } from './inspection';
import { type DocumentKind, documentKinds, kindNames } from './kinds';
import { ownName } from './names';
import { problemOfSize, refuseFiles } from './problems';
import type { FileNotice, FileRefusal } from './rules';

/**
 * A file uploaded before its form goes to a path in quarantine, and the browser gets this signed reference for it, with
 * the path, the form, the field and the key of the rendered form. The action trusts the path and inspects the file.
 */
const referenceSchema = z.object({
  bucket: z.string(),
  path: z.string(),
  /** The area and the field, `editorial/obra`. */
  purpose: z.string(),
  /** The idempotency key of the form; the reference is invalid in any other form. */
  key: z.string(),
  /** The kind by its first bytes. */
  kind: z.enum(kindNames),
  name: z.string(),
  expires: z.number(),
});

export type FileReference = z.infer<typeof referenceSchema>;

/** Much shorter than the two hours after which the clean-up job empties quarantine. */
export const referenceMilliseconds = 90 * 60 * 1000;

const mark = 'f1';

const signingKey = deriveKey(env.SUPABASE_SECRET_KEY, 'upload-reference');

const sign = (payload: string) =>
  createHmac('sha256', signingKey).update(`${mark}:${payload}`).digest();

/** Encodes a reference as the value of a form field. */
export function writeReference(reference: FileReference): string {
  const payload = Buffer.from(JSON.stringify(reference)).toString('base64url');
  return `${mark}.${payload}.${sign(payload).toString('base64url')}`;
}

/** Decodes a reference; null after its time, and for everything that this server did not sign. */
function readReference(text: string): FileReference | null {
  const [start, payload, signature, ...rest] = text.split('.');
  if (start !== mark || !payload || !signature || rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = sign(payload);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const { data } = referenceSchema.safeParse(
    JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
  );
  return data && data.expires > Date.now() ? data : null;
}

/** A file uploaded before its form. */
export type Quarantined = { bucket: string; path: string };

/** Inspected bytes, or a path in quarantine that must still be inspected (lib/submissions/stored-files.ts). */
export type Attachment = {
  kind: DocumentKind;
  name: string;
  mime: string;
  /** SHA-256 of the bytes to keep, or the path of a file in quarantine. */
  digest: string;
  content: Uint8Array | Quarantined;
  /** What staff should know about the file; empty until a file in quarantine is inspected. */
  notices: readonly FileNotice[];
  /** False while the virus scanner has not answered (requirement 4.25). */
  scanned: boolean;
};

/** The files of a form by the name of their input; null for an optional file that is missing. */
export type Attachments = Readonly<Record<string, Attachment | null>>;

type Rules = Readonly<Record<string, FileRule>>;
type Source = { form: FormData; area: string; budget: Budget };

/**
 * Reads and checks the files of a form: the files themselves, or references to files uploaded before to `area`. Returns
 * them by name, or a refusal with the problem of each file. Throws when a file could not be inspected.
 */
export async function readAttachments(
  form: FormData,
  rules: Rules,
  area: string,
): Promise<Attachments | Failure> {
  const attachments: Record<string, Attachment | null> = {};
  const problems: Record<string, FileRefusal> = {};
  const source = { form, area, budget: requestBudget() };
  for (const [name, rule] of Object.entries(rules)) {
    const outcome = await readEntry(source, name, rule);
    if (typeof outcome !== 'string') attachments[name] = outcome;
    else if (outcome === 'missing' && rule.optional) attachments[name] = null;
    else problems[name] = outcome;
    if (isSpent(source.budget)) break;
  }
  countRefusals(area, problems);
  return refuseFiles(problems, rules) ?? attachments;
}

/** Logs which rules refused the files of a form, without names, so that frequent problems of authors become visible. */
export function countRefusals(area: string, refusals: Readonly<Record<string, FileRefusal>>): void {
  for (const [file, rule] of Object.entries(refusals)) {
    if (rule !== 'missing') log.warn('File refused', undefined, { area, file, rule });
  }
}

/** Browsers submit an empty file input as a file without name and content. */
async function readEntry(
  source: Source,
  name: string,
  rule: FileRule,
): Promise<Attachment | FileRefusal> {
  const [entry, ...others] = source.form.getAll(name);
  if (others.length > 0) return 'several';
  if (typeof entry === 'string' && entry.startsWith(mark)) {
    return referred(entry, source, name, rule);
  }
  if (!(entry instanceof File) || (entry.size === 0 && entry.name === '')) return 'missing';
  if (problemOfSize(entry.size, rule) === 'too_big') return 'too_big';
  return fileSemaphore.run(() => attach(entry, rule, source.budget));
}

function referred(
  text: string,
  { form, area }: Source,
  field: string,
  { kinds }: FileRule,
): Attachment | FileRefusal {
  const reference = readReference(text);
  const key = String(form.get('idempotency_key'));
  // A reference of another form, field or key has expired too: taken as no file, an optional file would be lost silently.
  if (reference?.purpose !== `${area}/${field}` || reference.key !== key) return 'expired';
  const { bucket, path, kind, name } = reference;
  if (!kinds.includes(kind)) return 'wrong_kind';
  const { mime } = documentKinds[kind];
  const content = { bucket, path };
  return { kind, name, mime, digest: path, content, notices: [], scanned: false };
}

async function attach(
  file: File,
  { kinds }: FileRule,
  budget: Budget,
): Promise<Attachment | FileRefusal> {
  const found = await inspectFile(new Uint8Array(await file.arrayBuffer()), kinds, budget);
  if (typeof found === 'string') return found;
  const { bytes: content, ...facts } = found;
  const digest = createHash('sha256').update(content).digest('base64url');
  return { ...facts, name: ownName(file), mime: documentKinds[facts.kind].mime, digest, content };
}
