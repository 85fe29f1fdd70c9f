import { z } from 'zod';

/** An error of PostgREST. Its code is empty when the database could not be reached. */
const answerSchema = z.object({ code: z.string().min(1), message: z.string().min(1) });

/** The message of the database about a failure, to be shown to staff; undefined when there is none. */
export function serverMessage(error: unknown): string | undefined {
  const answer = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return answerSchema.safeParse(answer).data?.message;
}
