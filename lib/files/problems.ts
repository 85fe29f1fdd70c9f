import { type Failure, failure } from '@/lib/actions/result';
import type { FileRule } from '@/lib/form-fields';
import { kindOfHead, readHead } from './inspection';
import { kindsInWords } from './kinds';
import { type FileRefusal, fileRefusals, otherKinds } from './rules';

type ByName<Value> = Readonly<Record<string, Value>>;

/** The message key of a field's refusal, with a value for the message after a colon (`file_too_big:10`). */
export function fileError(refusal: FileRefusal, { kinds, megabytes }: FileRule): string {
  if (refusal === 'wrong_kind') return `file_wrong_kind:${kindsInWords(kinds)}`;
  return refusal === 'too_big' ? `file_too_big:${megabytes}` : `file_${refusal}`;
}

/** The failure for the files of a form, by field name; null when none is refused. */
export function refuseFiles(
  refusals: ByName<FileRefusal>,
  rules: ByName<FileRule>,
): Failure | null {
  const found = Object.entries(rules).flatMap(([name, rule]) => {
    const refusal = refusals[name];
    return refusal ? [{ name, refusal, rule }] : [];
  });
  const order = ({ refusal }: { refusal: FileRefusal }) => fileRefusals.indexOf(refusal);
  const [gravest] = [...found].sort((one, other) => order(one) - order(other));
  if (!gravest) return null;
  // The notice has the specification's sentence, and the field says what was found.
  const isOtherKind = otherKinds.some((kind) => kind === gravest.refusal);
  const noticed = isOtherKind ? 'wrong_kind' : gravest.refusal;
  const fields = found.map(({ name, refusal, rule }) => [name, fileError(refusal, rule)]);
  return failure(fileError(noticed, gravest.rule), { fields: Object.fromEntries(fields) });
}

/** The problem of a file's size, whatever its kind. */
export const problemOfSize = (size: number, { megabytes }: FileRule): 'empty' | 'too_big' | null =>
  size === 0 ? 'empty' : size > megabytes * 1024 * 1024 ? 'too_big' : null;

/** The browser's check of the chosen files; it returns the same refusal as the server. */
export async function chosenFiles(
  form: FormData,
  rules: ByName<FileRule>,
): Promise<Failure | null> {
  const problems: Record<string, FileRefusal> = {};
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
): Promise<FileRefusal | null> {
  if (!(entry instanceof File) || entry.name === '') return 'missing';
  const problem = problemOfSize(entry.size, rule);
  if (problem) return problem;
  const head = await readHead(entry).catch(() => null);
  // The file was moved or changed on disk after it was chosen.
  if (!head) return 'moved';
  const found = kindOfHead(head, entry.size);
  if ('refusal' in found) return found.refusal;
  return rule.kinds.includes(found.kind) ? null : 'wrong_kind';
}
