import { type Failure, failure } from '@/lib/actions/result';
import { kindOfHead, readHead } from '@/lib/files/head';
import { kindsInWords } from '@/lib/files/kinds';
import type { FileRule } from '@/lib/form-fields';

/** The worst problem first: the notice shows the worst one, and each field its own. */
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

/** The possible problems of a chosen file. Browser and server share this module. */
export type FileProblem = (typeof gravity)[number];

type ByName<Value> = Readonly<Record<string, Value>>;

/** The message key of a problem, with a value for the message after a colon (`file_too_big:10`). */
export function fileError(problem: FileProblem, { kinds, megabytes }: FileRule): string {
  if (problem === 'wrong_kind') return `file_wrong_kind:${kindsInWords(kinds)}`;
  return problem === 'too_big' ? `file_too_big:${megabytes}` : `file_${problem}`;
}

/** The refusal for the files of a form, by field name; null when no file has a problem. */
export function refuseFiles(
  problems: ByName<FileProblem>,
  rules: ByName<FileRule>,
): Failure | null {
  const found = Object.entries(rules).flatMap(([name, rule]) => {
    const problem = problems[name];
    return problem ? [{ name, problem, error: fileError(problem, rule) }] : [];
  });
  const gravest = gravity.find((one) => found.some(({ problem }) => problem === one));
  const error = found.find(({ problem }) => problem === gravest)?.error;
  if (!error) return null;
  return failure(error, { fields: Object.fromEntries(found.map((one) => [one.name, one.error])) });
}

/** The problem of a file's size, whatever its kind. */
export const problemOfSize = (size: number, { megabytes }: FileRule): 'empty' | 'too_big' | null =>
  size === 0 ? 'empty' : size > megabytes * 1024 * 1024 ? 'too_big' : null;

/** The browser's check of the chosen files; it returns the same refusal as the server. */
export async function chosenFiles(
  form: FormData,
  rules: ByName<FileRule>,
): Promise<Failure | null> {
  const problems: Record<string, FileProblem> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const problem = await problemAtFirstSight(form.get(name), rule);
    if (problem && !(rule.optional && problem === 'missing')) problems[name] = problem;
  }
  return refuseFiles(problems, rules);
}

/** Checks presence, size, and the kind by the first bytes. The file name is not checked, here or on the server. */
async function problemAtFirstSight(
  entry: FormDataEntryValue | null,
  rule: FileRule,
): Promise<FileProblem | null> {
  if (!(entry instanceof File) || entry.name === '') return 'missing';
  const problem = problemOfSize(entry.size, rule);
  if (problem) return problem;
  const head = await readHead(entry).catch(() => null);
  // The file was moved or changed on disk after it was chosen.
  if (!head) return 'broken';
  const kind = kindOfHead(head);
  return kind && rule.kinds.includes(kind) ? null : 'wrong_kind';
}
