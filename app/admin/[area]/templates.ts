import 'server-only';
import type { z } from 'zod';
import { staffClient } from '@/lib/auth/session';
import { type FormArea, isChoice } from '@/lib/form-areas';
import { site } from '@/lib/site';
import type { Entry } from '@/lib/submissions/entry';
import { errorCodes } from '@/lib/supabase/error-codes';
import { cleanLine } from '@/lib/text/clean';
import { messages } from '@/messages/es';
import { fillIn, fillInLine, type LetterName, letterNames, type Values } from './letters';
import { type letterSchema, limits } from './schema';

export type LetterText = { subject: string; body: string };
/** `savedAt` is when its text was last changed; empty for the original one. */
export type Template = LetterText & { name: LetterName; savedAt: string };

/** All letters with their current text, original or changed. Staff only; throws when they cannot be loaded. */
export async function listTemplates(): Promise<Template[]> {
  const supabase = await staffClient('office');
  const { data, error } = await supabase
    .from('letter_templates')
    .select('name, subject, body, savedAt:updated_at');
  if (error) throw new Error('The templates could not be read', { cause: error });
  return letterNames.map((name) => {
    const rewritten = data.find((template) => template.name === name);
    return { savedAt: '', ...originalOf(name), ...rewritten, name };
  });
}

function originalOf(name: LetterName): LetterText {
  const { subject, body } = messages.review.letters[name];
  return { subject, body };
}

/**
 * Saves a new text for a letter, unless it was changed since `seen` (its `savedAt`, or empty). Returns the new
 * `savedAt`, or null after a conflict. Admins only, here and by the table's policies.
 */
export async function saveTemplate(name: LetterName, text: LetterText, seen: string) {
  const templates = (await staffClient('house')).from('letter_templates');
  const change =
    seen === ''
      ? templates.insert({ name, ...text })
      : templates.update(text).match({ name, updated_at: seen });
  // Without an alias, as in `saveReview`.
  const { data, error } = await change.select('updated_at');
  if (error && error.code !== errorCodes.uniqueViolation) {
    throw new Error('The template could not be saved', { cause: error });
  }
  if (data?.[0]) return data[0].updated_at;
  // The same save may have been stored although its answer was lost.
  const stored = (await listTemplates()).find((template) => template.name === name);
  const isSame = stored?.subject === text.subject && stored.body === text.body;
  return (isSame && stored.savedAt) || null;
}

/** Restores the original text of a letter; false when it was changed since `seen`. Admins only. */
export async function resetTemplate(name: LetterName, seen: string): Promise<boolean> {
  const templates = (await staffClient('house')).from('letter_templates');
  const { data, error } = await templates.delete().match({ name, updated_at: seen }).select('name');
  if (error) throw new Error('The template could not be removed', { cause: error });
  return data.length > 0;
}

/** The values of the placeholders in a letter about an entry, each on one line. */
export function valuesFor(area: FormArea, { values, name, subject, reference }: Entry): Values {
  const kind = values.servicio ?? '';
  const topic = isChoice(kind) ? messages.submissions.choices[kind] : subject;
  const given = {
    nombre: values.nombre ?? name,
    ...(area === 'editorial' && { obra: subject }),
    asunto: topic,
    referencia: reference,
    grupo: site.name,
  };
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, cleanLine(value)]));
}

/** A filled-in letter about an entry, for the preview. Staff only; throws when it cannot be loaded. */
export async function draftLetter(area: FormArea, entry: Entry, name: LetterName) {
  const template = (await listTemplates()).find((known) => known.name === name) ?? originalOf(name);
  const values = valuesFor(area, entry);
  return {
    subject: fillInLine(template.subject, values, limits.subject),
    body: fillIn(template.body, values),
  };
}

type FinishedLetter = Omit<z.output<typeof letterSchema>, 'area' | 'id' | 'list'>;

const outcomes = ['sent', 'conflict', 'withdrawn', 'gone'] as const;

/**
 * Stores a letter with its entry, queues it (docs/decisions/0014) and sets the state, in one transaction. Returns
 * 'conflict' when another letter or state came first, 'withdrawn' when the author has withdrawn the proposal. Staff
 * only.
 */
export async function sendLetter(area: FormArea, id: string, letter: FinishedLetter) {
  const supabase = await staffClient(area);
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
