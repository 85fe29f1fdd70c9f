import type { ZodError } from 'zod';
import { cleanText } from '@/lib/text/clean';

/** What the form lets one type. The server takes more, since it counts a line break as two characters. */
export const typingLimits = { name: 100, email: 255, subject: 200, message: 5000 } as const;

type Limited = keyof typeof typingLimits;
export type ContactProblem =
  | { kind: Limited | 'consent' }
  | { kind: 'max'; field: Limited; n: number };

/** What is wrong with a refused message, field by field and in the order of the form. */
export function contactProblems(error: ZodError, form: FormData): ContactProblem[] {
  const wrong = new Set(error.issues.map(({ path }) => path[0]));
  const problems: ContactProblem[] = [];
  for (const field of ['name', 'email', 'subject', 'message'] as const) {
    if (!wrong.has(field)) continue;
    const value = form.get(field);
    const written = typeof value === 'string' && cleanText(value) !== '';
    const n = typingLimits[field];
    problems.push(
      written && (field !== 'email' || value.length > n)
        ? { kind: 'max', field, n }
        : { kind: field },
    );
  }
  if (wrong.has('consent')) problems.push({ kind: 'consent' });
  return problems;
}
