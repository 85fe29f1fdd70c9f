import 'server-only';
import type { LetterName } from '@/app/admin/[area]/letters';
import { staffClient } from '@/lib/auth/staff-client';
import type { FormArea } from '@/lib/form-areas';
import type { Status } from '@/lib/submissions/statuses';

export type FinishedLetter = {
  template: LetterName;
  subject: string;
  body: string;
  /** The idempotency key of the rendered preview: a letter with a known key is not stored again. */
  key: string;
  /** The number of the letter among those about this entry; of two previews with one number only the first is sent. */
  number: number;
  /** The state that the preview showed, and the state to set. */
  seen: Status;
  status: Status;
};

const outcomes = ['sent', 'conflict', 'withdrawn', 'gone'] as const;
type Outcome = (typeof outcomes)[number];

/**
 * Stores a letter with its entry, queues it (docs/decisions/0014) and sets the state, in one transaction. Returns
 * 'conflict' when another letter or state came first, 'withdrawn' when the author has withdrawn the proposal. Staff
 * only.
 */
export async function sendLetter(
  area: FormArea,
  id: string,
  letter: FinishedLetter,
): Promise<Outcome> {
  const supabase = await staffClient();
  const { data, error } = await supabase.rpc('send_letter', {
    letter_area: area,
    entry: id,
    letter_template: letter.template,
    letter_subject: letter.subject,
    letter_body: letter.body,
    key: letter.key,
    letter_number: letter.number,
    seen_status: letter.seen,
    next_status: letter.status,
  });
  const outcome = outcomes.find((known) => known === data);
  if (error || !outcome) throw new Error('The letter could not be sent', { cause: error });
  return outcome;
}
