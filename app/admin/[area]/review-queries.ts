import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { assertStaff, staffClient } from '@/lib/auth/session';
import type { FormArea } from '@/lib/form-areas';
import { changeEntries, conflictOf } from '@/lib/submissions/entry';
import { errorCodes } from '@/lib/supabase/error-codes';
import { createSessionClient } from '@/lib/supabase/server';
import type { LetterName } from './letters';

export type StaffMember = { id: string; email: string };

/** The accounts that may work on an inbox, by address. Staff only; throws when they cannot be loaded. */
export async function listStaff(area: FormArea): Promise<StaffMember[]> {
  const supabase = await staffClient(area);
  const { data, error } = await supabase.rpc('staff_members', { inbox: area });
  if (error) throw new Error('The staff could not be read', { cause: error });
  return data;
}

/**
 * Assigns entries to a member of the staff, or with null removes the assignment; the database writes the history. Entries
 * whose assignee is no longer that of `seen` are left out (`changeEntries`). 'unknown' means that the account may not work
 * on them, null success. Staff only.
 */
export async function assignEntries(
  area: FormArea,
  ids: readonly string[],
  assignee: string | null,
  seen?: readonly (string | null)[],
): Promise<`conflict:${string}` | 'gone' | 'unknown' | null> {
  const outcome = await changeEntries(area, ids, { assigned_to: assignee }, seen);
  if (outcome === 'refused') return 'unknown';
  return outcome === 'gone' ? 'gone' : conflictOf(outcome.others);
}

/** The criteria that a reader marks from 1 to 5; the names are columns of `submission_reviews`. */
export const criteria = ['originalidad', 'estilo', 'estructura', 'interes', 'catalogo'] as const;

type Criterion = (typeof criteria)[number];

export const marks = [1, 2, 3, 4, 5] as const;

/** Null for a criterion without a mark. */
export type Marks = Record<Criterion, number | null>;

/** `failed`: no further attempt to send the letter will be made. */
type Delivery = 'waiting' | 'sent' | 'failed';

export type EntryWork = Awaited<ReturnType<typeof readWork>>;

const maxListed = 200;
/** In milliseconds. */
const repeatedWithin = 10 * 60_000;
const latest = { ascending: false } as const;

/**
 * The staff's work on an entry, the latest first; `letterCount` also counts letters beyond the listed ones. Times are ISO
 * 8601 in UTC; `author` is an e-mail address, null when the account was deleted or is unknown. Staff only; throws when it
 * cannot be loaded.
 */
export async function readWork(area: FormArea, id: string) {
  const caller = await assertStaff(area);
  const supabase = await createSessionClient();
  const [notes, reviews, letters, states] = await Promise.all([
    supabase
      .from('submission_notes')
      .select('id, at:created_at, author:author_email, body')
      .match({ area, submission_id: id })
      .order('created_at', latest)
      .limit(maxListed),
    supabase
      .from('submission_reviews')
      .select(
        'id, savedAt:updated_at, author:author_email, account:author, originalidad, estilo, estructura, interes, catalogo, report',
      )
      .eq('submission_id', id)
      .order('updated_at', latest)
      .limit(maxListed),
    supabase
      .from('submission_letters')
      .select('id, at:created_at, author:author_email, template, subject, body', { count: 'exact' })
      .match({ area, submission_id: id })
      .order('created_at', latest)
      .limit(maxListed)
      .overrideTypes<{ template: LetterName }[]>(),
    supabase
      .rpc('letter_states', { letter_area: area, entry: id })
      .overrideTypes<{ state: Delivery }[]>(),
  ]);
  const error = notes.error ?? reviews.error ?? letters.error ?? states.error;
  if (error) throw new Error('The work on an entry could not be read', { cause: error });
  const stateOf = new Map(states.data?.map(({ letter_id, state }) => [letter_id, state]));
  return {
    notes: notes.data ?? [],
    reviews: (reviews.data ?? []).map(
      ({ id: reviewId, savedAt, author, account, report, ...marks }) => ({
        id: reviewId,
        savedAt,
        author,
        report,
        marks,
        own: account === caller.id,
      }),
    ),
    letters: (letters.data ?? []).map((row) => ({
      ...row,
      delivery: stateOf.get(row.id) ?? 'waiting',
    })),
    letterCount: letters.count ?? 0,
  };
}

/**
 * Adds a note with the caller as author, once: the same words are sent again when an answer was lost. False when the
 * entry no longer exists. Staff only.
 */
export async function addNote(area: FormArea, id: string, body: string): Promise<boolean> {
  const { email } = await assertStaff(area);
  const { notes } = await readWork(area, id);
  const since = Date.now() - repeatedWithin;
  const isStored = notes.some(
    (note) => note.author === email && note.body === body && Date.parse(note.at) > since,
  );
  if (isStored) return true;
  const supabase = await createSessionClient();
  const { error } = await supabase
    .from('submission_notes')
    .insert({ area, submission_id: id, body });
  if (error?.code === errorCodes.foreignKeyViolation) return false;
  if (error) throw new Error('The note could not be added', { cause: error });
  return true;
}

/**
 * Saves the caller's review, unless it was saved again since `seen` (its `savedAt`, or empty). Returns its new `savedAt`.
 * Staff only.
 */
export async function saveReview(id: string, review: Marks & { report: string }, seen: string) {
  const caller = await assertStaff('editorial');
  const supabase = await createSessionClient();
  const reviews = supabase.from('submission_reviews');
  const change =
    seen === ''
      ? reviews.insert({ submission_id: id, ...review })
      : reviews.update(review).match({ submission_id: id, author: caller.id, updated_at: seen });
  // With an alias the embedded Supabase selects again by the old `updated_at`, and finds nothing.
  const { data, error } = await change.select('updated_at');
  if (error?.code === errorCodes.foreignKeyViolation) return 'gone';
  if (error && error.code !== errorCodes.uniqueViolation) {
    throw new Error('The review could not be saved', { cause: error });
  }
  if (data?.[0]) return { savedAt: data[0].updated_at };
  // The same save may have been stored although its answer was lost.
  const stored = (await readWork('editorial', id)).reviews.find(({ own }) => own);
  const isSame = stored && isDeepStrictEqual({ ...stored.marks, report: stored.report }, review);
  return isSame ? { savedAt: stored.savedAt } : 'conflict';
}
