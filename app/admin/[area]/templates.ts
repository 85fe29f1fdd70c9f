import 'server-only';
import { isLetterName, type LetterName, letterNames } from '@/app/admin/[area]/letters';
import { fillIn, fillInLine, type Values } from '@/app/admin/[area]/placeholders';
import { limits } from '@/app/admin/[area]/schema';
import { adminClient, staffClient } from '@/lib/auth/staff-client';
import { type FormArea, isChoice } from '@/lib/form-areas';
import { site } from '@/lib/site';
import type { Entry } from '@/lib/submissions/entry';
import { errorCodes } from '@/lib/supabase/error-codes';
import { cleanLine } from '@/lib/text/clean';
import { messages } from '@/messages/es';

export type LetterText = { subject: string; body: string };
/** `savedAt` is when its text was last changed; empty for the original one. */
export type Template = LetterText & { name: LetterName; savedAt: string };

/** All letters with their current text, original or changed. Staff only; throws when they cannot be loaded. */
export async function listTemplates(): Promise<Template[]> {
  const supabase = await staffClient();
  const { data, error } = await supabase
    .from('letter_templates')
    .select('name, subject, body, savedAt:updated_at');
  if (error) throw new Error('The templates could not be read', { cause: error });
  const rewritten = new Map(
    data.flatMap(({ name, ...text }) => (isLetterName(name) ? [[name, text] as const] : [])),
  );
  return letterNames.map((name) => ({
    name,
    ...(rewritten.get(name) ?? { ...originalOf(name), savedAt: '' }),
  }));
}

function originalOf(name: LetterName): LetterText {
  const { subject, body } = messages.review.letters[name];
  return { subject, body };
}

/**
 * Saves a new text for a letter, unless it was changed since `seen` (its `savedAt`, or empty). Returns the new
 * `savedAt`, or null after a conflict. Admins only, here and by the table's policies.
 */
export async function saveTemplate(
  name: LetterName,
  text: LetterText,
  seen: string,
): Promise<string | null> {
  const templates = (await adminClient()).from('letter_templates');
  const change =
    seen === ''
      ? templates.insert({ name, ...text })
      : templates.update(text).match({ name, updated_at: seen });
  // Without an alias, as in `saveReview`.
  const { data, error } = await change.select('updated_at');
  if (error?.code === errorCodes.uniqueViolation) return null;
  if (error) throw new Error('The template could not be saved', { cause: error });
  return data[0]?.updated_at ?? null;
}

/** Restores the original text of a letter; false when it was changed since `seen`. Admins only. */
export async function resetTemplate(name: LetterName, seen: string): Promise<boolean> {
  const templates = (await adminClient()).from('letter_templates');
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
    ...{ asunto: topic, referencia: reference, grupo: site.name },
  };
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, cleanLine(value)]));
}

/** A filled-in letter about an entry, for the preview. Staff only; throws when it cannot be loaded. */
export async function draftLetter(
  area: FormArea,
  entry: Entry,
  name: LetterName,
): Promise<LetterText> {
  const template = (await listTemplates()).find((known) => known.name === name) ?? originalOf(name);
  const values = valuesFor(area, entry);
  return {
    subject: fillInLine(template.subject, values, limits.subject),
    body: fillIn(template.body, values),
  };
}
