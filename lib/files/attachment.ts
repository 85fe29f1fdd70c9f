import 'server-only';
import type { Failure } from '@/lib/actions/result';
import { detectKind } from '@/lib/files/detect';
import { type DocumentKind, documentKinds, extensionOf, maxFileBytes } from '@/lib/files/kinds';
import { type FileProblem, refuseFiles } from '@/lib/files/problems';

/** A file that was looked at: its bytes are of the kind they claim to be. */
export type Attachment = { bytes: Uint8Array; kind: DocumentKind; name: string; mime: string };

/**
 * Reads and checks the files of a form, all of them required: present, at most 10 MB, and of one of the kinds by their
 * content. Returns them by name, or the refusal that says what is wrong with which.
 */
export async function readAttachments<Name extends string>(
  form: FormData,
  names: readonly Name[],
  kinds: readonly DocumentKind[],
): Promise<Record<Name, Attachment> | Failure> {
  const attachments: Partial<Record<Name, Attachment>> = {};
  const problems: Record<string, FileProblem> = {};
  for (const name of names) {
    const outcome = await readAttachment(form.get(name), kinds);
    if (typeof outcome === 'string') problems[name] = outcome;
    else attachments[name] = outcome;
  }
  return isComplete(attachments, names) ? attachments : refuseFiles(problems);
}

const isComplete = <Name extends string>(
  attachments: Partial<Record<Name, Attachment>>,
  names: readonly Name[],
): attachments is Record<Name, Attachment> => names.every((name) => name in attachments);

/** An input left empty arrives as a nameless file of no bytes; a named file of no bytes is of no kind. */
async function readAttachment(
  entry: FormDataEntryValue | null,
  kinds: readonly DocumentKind[],
): Promise<Attachment | FileProblem> {
  if (!(entry instanceof File) || (entry.size === 0 && entry.name === '')) return 'missing';
  if (entry.size > maxFileBytes) return 'too_big';
  const bytes = new Uint8Array(await entry.arrayBuffer());
  const kind = await detectKind(bytes);
  if (!kind || !kinds.includes(kind)) return 'wrong_kind';
  return { bytes, kind, name: entry.name, mime: documentKinds[kind].mime };
}

/**
 * Spec §3: '{prefix}-{timestamp}-{random}.{original extension}'. The extension is the original one only where it
 * belongs to the kind that was found, so that a stored name never lies.
 */
export function storedName(prefix: string, { name, kind }: Attachment): string {
  const given = extensionOf(name);
  const { extensions } = documentKinds[kind];
  const extension = (extensions as readonly string[]).includes(given) ? given : extensions[0];
  return `${prefix}-${Date.now()}-${crypto.randomUUID().slice(0, 13).replace('-', '')}.${extension}`;
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
