'use server';

import type { Route } from 'next';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { formAction } from '@/lib/actions/form-action';
import { failure } from '@/lib/actions/result';
import { deliverSoon } from '@/lib/mail/deliver';
import { changeStatus, eraseEntry } from '@/lib/submissions/entry';
import { listQuery } from './filter';
import { openPlaceholder, placeholdersOf, unknownPlaceholder } from './letters';
import { getEntry } from './queries';
import * as reviews from './review-queries';
import * as schema from './schema';
import * as templates from './templates';

/** Changes the state of one entry or of several chosen ones; what another person changed meanwhile is left. */
export const setStatus = formAction({
  name: 'admin-status',
  schema: schema.statusSchema,
  allow: 'office',
  run: async ({ area, ids, status, seen, page }) => {
    const outcome = await changeStatus(area, ids, status, seen);
    // Also after a refusal, to show the state that was stored in between.
    if (outcome !== 'gone' || !page) refresh();
    return outcome;
  },
});

/** Erases chosen submissions with their files (RGPD art. 17). A retry erases those left after a failure. */
export const erase = formAction({
  name: 'admin-erase',
  schema: schema.eraseSchema,
  allow: 'erasing',
  refreshes: true,
  run: async ({ area, ids, list }) => {
    for (const id of ids) await eraseEntry(area, id);
    if (list === undefined) return;
    // Otherwise the browser's back button would show the page as it was.
    refresh();
    redirect(`/admin/${area}${listQuery(new URLSearchParams(list), 'borrado')}` as Route);
  },
});

/** Assigns one entry or several chosen ones, or removes their assignment, with the same rules. */
export const assign = formAction({
  name: 'review-assign',
  schema: schema.assignSchema,
  allow: 'office',
  run: async ({ area, ids, assignee, seen, page }) => {
    const outcome = await reviews.assignEntries(area, ids, assignee, seen);
    if (outcome !== 'gone' || !page) refresh();
    return outcome;
  },
});

export const addNote = formAction({
  name: 'review-note',
  schema: schema.noteSchema,
  allow: 'office',
  refreshes: true,
  run: async ({ area, id, body }) => ((await reviews.addNote(area, id, body)) ? null : 'gone'),
});

export const saveReview = formAction({
  name: 'review-marks',
  schema: schema.reviewSchema,
  allow: 'editorial',
  refreshes: true,
  run: async ({ id, seen, ...review }) => {
    const outcome = await reviews.saveReview(id, review, seen);
    return typeof outcome === 'string' ? outcome : { ok: true, data: { seen: outcome.savedAt } };
  },
});

export const sendLetter = formAction({
  name: 'review-letter',
  schema: schema.letterSchema,
  allow: 'office',
  run: async ({ area, id, list, ...letter }) => {
    const entry = await getEntry(area, id);
    if (!entry) return 'gone';
    const values = templates.valuesFor(area, entry);
    const fields = objections(letter, (text) => openPlaceholder(text, values));
    if (fields) return failure('invalid', { fields });
    const outcome = await templates.sendLetter(area, id, letter);
    if (outcome !== 'sent') return outcome;
    deliverSoon();
    redirect(`/admin/${area}/${id}${listQuery(new URLSearchParams(list), 'carta')}` as Route);
  },
});

export const saveTemplate = formAction({
  name: 'review-template',
  schema: schema.templateSchema,
  allow: 'house',
  refreshes: true,
  run: async ({ name, seen, ...text }) => {
    const known = placeholdersOf(name);
    const fields = objections(text, (part) => unknownPlaceholder(part, known));
    if (fields) return failure('invalid', { fields });
    const saved = await templates.saveTemplate(name, text, seen);
    return saved === null ? 'conflict' : { ok: true, data: { seen: saved } };
  },
});

export const resetTemplate = formAction({
  name: 'review-template-reset',
  schema: schema.resetSchema,
  allow: 'house',
  refreshes: true,
  run: async ({ name, seen }) => ((await templates.resetTemplate(name, seen)) ? null : 'conflict'),
});

/** The fields of a letter with an invalid placeholder, with their message keys. */
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
