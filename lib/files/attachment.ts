import 'server-only';
import { createHash } from 'node:crypto';
import type { Failure } from '@/lib/actions/result';
import { type Budget, isSpent, requestBudget } from '@/lib/files/budget';
import { inHand } from '@/lib/files/in-hand';
import { inspectFile } from '@/lib/files/inspect';
import { type DocumentKind, documentKinds, extensionOf, maxFileBytes } from '@/lib/files/kinds';
import { type FileProblem, refuseFiles } from '@/lib/files/problems';
import { readReference } from '@/lib/files/reference';

/** Where a file that travelled ahead of its form waits for it, and the field it was chosen in. */
export type Quarantined = { bucket: string; path: string; field: string };

/**
 * A file of a form. Its bytes came with the form and were looked through, or they lie in quarantine and still have to be
 * (lib/submissions/stored-files.ts).
 */
export type Attachment = {
  kind: DocumentKind;
  name: string;
  mime: string;
  /** SHA-256 of the bytes to keep; empty for a file in quarantine, whose form is known by a key of its own. */
  digest: string;
  content: Uint8Array | Quarantined;
};

/** What holds for all files of a form: which kinds it takes, where they travel ahead to, and what they may cost together. */
type Rules = { kinds: readonly DocumentKind[]; area: string; budget: Budget };

/**
 * Reads and checks the files of a form, all of them required: as the files themselves, or as references to what
 * travelled ahead to `area`. Returns them by name, or the refusal that says what is wrong with which. Throws when a file
 * could not be looked through.
 */
export async function readAttachments<Name extends string>(
  form: FormData,
  names: readonly Name[],
  kinds: readonly DocumentKind[],
  area: string,
): Promise<Record<Name, Attachment> | Failure> {
  const attachments: Partial<Record<Name, Attachment>> = {};
  const problems: Record<string, FileProblem> = {};
  const rules = { kinds, area, budget: requestBudget() };
  for (const name of names) {
    const outcome = await readEntry(form, name, rules);
    if (typeof outcome === 'string') problems[name] = outcome;
    else attachments[name] = outcome;
    if (isSpent(rules.budget)) break;
  }
  return isComplete(attachments, names) ? attachments : refuseFiles(problems);
}

/** The same for one file that may be missing: null then. */
export async function readOptionalAttachment(
  form: FormData,
  name: string,
  kinds: readonly DocumentKind[],
  area: string,
): Promise<{ attachment: Attachment | null } | Failure> {
  const outcome = await readEntry(form, name, { kinds, area, budget: requestBudget() });
  if (outcome === 'missing') return { attachment: null };
  return typeof outcome === 'string' ? refuseFiles({ [name]: outcome }) : { attachment: outcome };
}

const isComplete = <Name extends string>(
  attachments: Partial<Record<Name, Attachment>>,
  names: readonly Name[],
): attachments is Record<Name, Attachment> => names.every((name) => name in attachments);

/** An input left empty arrives as a nameless file of no bytes. */
async function readEntry(
  form: FormData,
  name: string,
  rules: Rules,
): Promise<Attachment | FileProblem> {
  const [entry, ...others] = form.getAll(name);
  if (others.length > 0) return 'several';
  if (typeof entry === 'string' && entry !== '') {
    return referred(entry, rules, { field: name, key: String(form.get('idempotency_key')) });
  }
  if (!(entry instanceof File) || (entry.size === 0 && entry.name === '')) return 'missing';
  if (entry.size > maxFileBytes) return 'too_big';
  return inHand.run(async () =>
    attach(new Uint8Array(await entry.arrayBuffer()), entry.name, rules),
  );
}

function referred(
  text: string,
  { kinds, area }: Rules,
  { field, key }: { field: string; key: string },
): Attachment | FileProblem {
  const reference = readReference(text);
  if (reference === 'expired') return 'expired';
  // Somebody else's file, or one of another field: as if nothing had been sent.
  if (reference?.purpose !== `${area}/${field}` || reference.key !== key) return 'missing';
  const { bucket, path, kind, name } = reference;
  if (!kinds.includes(kind)) return 'wrong_kind';
  return {
    kind,
    name,
    mime: documentKinds[kind].mime,
    digest: '',
    content: { bucket, path, field },
  };
}

/** Looks through the bytes of a file and describes what is to be kept, or names the problem. */
async function attach(
  bytes: Uint8Array,
  name: string,
  { kinds, budget }: Rules,
): Promise<Attachment | FileProblem> {
  const file = await inspectFile(bytes, kinds, budget);
  if (typeof file === 'string') return file;
  return {
    kind: file.kind,
    name,
    mime: documentKinds[file.kind].mime,
    digest: createHash('sha256').update(file.bytes).digest('base64url'),
    content: file.bytes,
  };
}

/**
 * Spec §3: '{prefix}-{timestamp}-{random}.{original extension}'; enquiries have no prefix (spec §7). The extension is the
 * original one only where it belongs to the kind that was found, so that a stored name never lies.
 */
export function storedName(
  prefix: string | null,
  { name, kind }: Pick<Attachment, 'name' | 'kind'>,
): string {
  const given = extensionOf(name);
  const { extensions } = documentKinds[kind];
  const extension = (extensions as readonly string[]).includes(given) ? given : extensions[0];
  const start = prefix === null ? '' : `${prefix}-`;
  return `${start}${Date.now()}-${crypto.randomUUID().slice(0, 13).replace('-', '')}.${extension}`;
}

/** The original name as it may be kept and shown: no paths, no control or direction characters, 255 at most. */
export function displayName(name: string): string {
  // Cut first: composing a long run of accents takes time that grows with its square.
  const last = name.slice(-1000).split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .normalize('NFC');
  return [...clean].slice(-255).join('') || 'documento';
}
