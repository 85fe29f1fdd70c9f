'use server';

import type { Route } from 'next';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { formAction } from '@/lib/actions/form-action';
import { failure } from '@/lib/actions/result';
import { getEntry } from '@/lib/admin/entry-queries';
import { deliverSoon } from '@/lib/mail/deliver-soon';
import { assignEntries } from '@/lib/review/assign';
import * as board from '@/lib/review/board';
import { placeholdersOf } from '@/lib/review/letters';
import { openPlaceholder, unknownPlaceholder } from '@/lib/review/placeholders';
import * as rules from '@/lib/review/rules';
import * as schema from '@/lib/review/schema';
import * as letters from '@/lib/review/send-letter';
import * as templates from '@/lib/review/templates';
import * as work from '@/lib/review/work';

/** Assigns an entry, or frees it. */
export const assign = formAction({
  name: 'review-assign',
  schema: schema.assignSchema,
  allow: 'staff',
  run: async ({ area, id, assignee, seen }) => {
    const assigned = await assignEntries(area, [id], assignee, seen);
    if (assigned === 'unknown') return failure('unknown');
    if (assigned === 0) return failure('gone');
    // After a conflict the page shows who has it by now.
    refresh();
    return assigned === 'conflict' ? failure('conflict') : { ok: true };
  },
});

/** Assigns many entries of one list at once. */
export const assignMany = formAction({
  name: 'review-assign-many',
  schema: schema.assignManySchema,
  allow: 'staff',
  run: async ({ area, ids, assignee }) => {
    const assigned = await assignEntries(area, ids, assignee);
    if (typeof assigned === 'string') return failure(assigned);
    refresh();
    return { ok: true, data: { assigned: String(assigned) } };
  },
});

/** Adds a note. */
export const addNote = formAction({
  name: 'review-note',
  schema: schema.noteSchema,
  allow: 'staff',
  run: async ({ area, id, body }) => {
    if (!(await work.addNote(area, id, body))) return failure('gone');
    refresh();
    return { ok: true };
  },
});

/** Saves the caller's marks and report. */
export const saveReview = formAction({
  name: 'review-marks',
  schema: schema.reviewSchema,
  allow: 'staff',
  longestEcho: 25_000,
  run: async ({ id, seen, ...review }) => {
    const outcome = await work.saveReview(id, review, seen);
    if (outcome !== 'saved') return failure(outcome);
    refresh();
    return { ok: true };
  },
});

/** Sends the letter that the preview shows. */
export const sendLetter = formAction({
  name: 'review-letter',
  schema: schema.letterSchema,
  allow: 'staff',
  run: async ({ area, id, ...letter }) => {
    const entry = await getEntry(area, id);
    if (!entry) return failure('gone');
    const values = templates.valuesFor(area, entry);
    const fields = objections(letter, (text) => openPlaceholder(text, values));
    if (fields) return failure('invalid', { fields });
    const outcome = await letters.sendLetter(area, id, letter);
    if (outcome !== 'sent') return failure(outcome);
    deliverSoon();
    redirect(`/admin/${area}/${id}?aviso=carta` as Route);
  },
});

/** Rewrites a letter. */
export const saveTemplate = formAction({
  name: 'review-template',
  schema: schema.templateSchema,
  allow: 'admin',
  run: async ({ name, ...text }) => {
    const known = placeholdersOf(name);
    const fields = objections(text, (part) => unknownPlaceholder(part, known));
    if (fields) return failure('invalid', { fields });
    await templates.saveTemplate(name, text);
    refresh();
    return { ok: true };
  },
});

/** Gives a letter back the text that it came with. */
export const resetTemplate = formAction({
  name: 'review-template-reset',
  schema: schema.resetSchema,
  allow: 'admin',
  run: async ({ name }) => {
    await templates.resetTemplate(name);
    refresh();
    return { ok: true };
  },
});

/** Sets who gets what arrives of a kind. */
export const saveRule = formAction({
  name: 'review-rule',
  schema: schema.ruleSchema,
  allow: 'admin',
  run: async (rule) => {
    const outcome = await rules.saveRule(rule);
    if (outcome !== 'saved') return failure(outcome);
    refresh();
    return { ok: true };
  },
});

/** Moves a card of the board. */
export const moveCard = formAction({
  name: 'review-move',
  schema: schema.moveSchema,
  allow: 'staff',
  run: async ({ area, id, seen, status }) => {
    const outcome = await board.moveEntry(area, id, seen, status);
    refresh();
    return outcome === 'moved' ? { ok: true } : failure(outcome);
  },
});

/** The fields of a letter that hold a placeholder to be refused, with the keys of what to say. */
function objections(
  { subject, body }: templates.LetterText,
  find: (text: string) => string | null,
): Record<string, string> | null {
  const found = Object.entries({ subject, body }).flatMap(([field, text]) => {
    const placeholder = find(text);
    return placeholder ? [[field, `placeholder:${placeholder}`]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
