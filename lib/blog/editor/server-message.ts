import { z } from 'zod';

/** How PostgREST describes what the database refused; when it could not be reached at all the code is empty. */
const answerSchema = z.object({ code: z.string().min(1), message: z.string().min(1) });

/** What the server of the data itself said about a failure, for staff; undefined when it said nothing. */
export function serverMessage(error: unknown): string | undefined {
  const said = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return answerSchema.safeParse(said).data?.message;
}
