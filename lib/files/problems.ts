import { type Failure, failure } from '@/lib/actions/result';
import { kindOfHead, readHead } from '@/lib/files/head';
import { type DocumentKind, maxFileBytes } from '@/lib/files/kinds';
import texts from '@/messages/es/files.json' with { type: 'json' };

/** Gravest first: the notice names one problem, each field is marked with its own. */
const gravity = [
  'missing',
  'several',
  'wrong_kind',
  'too_big',
  'empty',
  'macros',
  'bomb',
  'unsafe',
  'locked',
  'broken',
  'expired',
] as const;

/** What may be wrong with a chosen file; pure, since browser and server say the same. */
export type FileProblem = (typeof gravity)[number];

/** The refusal for the files of a form, by field name. At least one must have a problem. */
export function refuseFiles(problems: Readonly<Record<string, FileProblem>>): Failure {
  const found = Object.values(problems);
  const gravest = gravity.find((problem) => found.includes(problem)) ?? 'missing';
  const fields = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, `file_${problem}`]),
  );
  return refuseFile(`file_${gravest}`, fields);
}

/** The same by message keys, with the sentence of the problem where no form has one of its own. */
export function refuseFile(error: string, fields: Readonly<Record<string, string>>): Failure {
  const detail = fileSentence(error);
  return failure(error, { fields, ...(detail && { detail }) });
}

/** What is said of a problem in every form, by its message key; nothing where the form says it in its own words. */
export const fileSentence = (error: string): string | undefined =>
  sentences.find(([name]) => name === error)?.[1];

const sentences = Object.entries(texts.problems);

/** What is wrong with the size of a file, whatever it is. */
export const problemOfSize = (size: number): 'empty' | 'too_big' | null =>
  size === 0 ? 'empty' : size > maxFileBytes ? 'too_big' : null;

/** What the browser can object to by itself, in the words of the server; `optional` files may be missing. */
export async function chosenFiles(
  form: FormData,
  names: readonly string[],
  kinds: readonly DocumentKind[],
  { optional = false } = {},
): Promise<Failure | null> {
  const problems: Record<string, FileProblem> = {};
  for (const name of names) {
    const problem = await problemAtFirstSight(form.get(name), kinds);
    if (problem && !(optional && problem === 'missing')) problems[name] = problem;
  }
  return Object.keys(problems).length > 0 ? refuseFiles(problems) : null;
}

/** Presence, size, and the kind that the first bytes promise. A name promises nothing: the server does not look at it. */
async function problemAtFirstSight(
  entry: FormDataEntryValue | null,
  kinds: readonly DocumentKind[],
): Promise<FileProblem | null> {
  if (!(entry instanceof File) || entry.name === '') return 'missing';
  const problem = problemOfSize(entry.size);
  if (problem) return problem;
  const head = await readHead(entry).catch(() => null);
  // Moved or changed on its disk since it was chosen.
  if (!head) return 'broken';
  const kind = kindOfHead(head);
  return kind && kinds.includes(kind) ? null : 'wrong_kind';
}
