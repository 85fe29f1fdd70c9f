import type { ZodError } from 'zod';
import type { limits } from '@/lib/contact/schema';

type Limited = keyof typeof limits;
export type ContactProblem =
  | { kind: Limited | 'consent' }
  | { kind: 'max'; field: Limited; n: number };

const fields = ['name', 'email', 'subject', 'message'] as const satisfies Limited[];

/** What is wrong with a refused message, one thing for each field and in the order of the form. */
export function contactProblems(error: ZodError): ContactProblem[] {
  const firstOf = (field: string) => error.issues.find(({ path }) => path[0] === field)?.message;
  const problems = fields.flatMap((field): ContactProblem[] => {
    const message = firstOf(field);
    if (!message) return [];
    const [kind, n] = message.split(':');
    return [kind === 'max' ? { kind, field, n: Number(n) } : { kind: field }];
  });
  return firstOf('consent') ? [...problems, { kind: 'consent' }] : problems;
}
