import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { parse } from 'yaml';
import { fillIn, type LetterName, statusAfter } from '@/app/admin/[area]/letters';
import { uploadedImagePath } from '@/lib/blog/types';
import { env } from '@/lib/env';
import { readAttachments } from '@/lib/files/attachment';
import { type FormArea, isChoice, specOf } from '@/lib/form-areas';
import { site } from '@/lib/site';
import {
  exampleImages,
  exampleKeys,
  examplePosts,
  removeExamples,
} from '@/lib/submissions/examples';
import { submissionSchema } from '@/lib/submissions/schema';
import type { Status } from '@/lib/submissions/statuses';
import { storeSubmission } from '@/lib/submissions/store';
import type { Database } from '@/lib/supabase/database.types';
import { createSecretClient } from '@/lib/supabase/secret';
import { messages } from '@/messages/es';
import { demoAccounts, demoPassword } from '../supabase/accounts.ts';
import { docxOf, pdfOf, type Section } from './documents.ts';

/**
 * Fills the embedded services with examples. Enquiries are checked and stored as those of visitors, and the demo
 * accounts work on them with the rights they have; only times are set afterwards, with the secret key. What an
 * interrupted run left is removed first.
 */

type Reader = 'admin' | 'equipo';
type Step = { by?: Reader } & (
  | { assign: Reader }
  | { note: string }
  | { letter: LetterName; body?: string }
  | { status: Status }
  | { marks: number[]; report: string }
  | { withdraw: true }
);
type Enquiry = {
  area: FormArea;
  days: number;
  fields: Readonly<Record<string, string>>;
  files?: Readonly<Record<string, readonly [name: string, ...sections: Section[]]>>;
  steps?: readonly Step[];
};
type Post = Pick<
  Database['public']['Tables']['blog_posts']['Row'],
  'slug' | 'title' | 'category' | 'excerpt' | 'tags'
> & { days: number; texts: readonly string[]; picture?: number; scheduled?: number };
type Content = {
  pictures: Readonly<Record<string, string>>;
  enquiries: readonly Enquiry[];
  posts: readonly Post[];
};

const startedAt = new Date();
const minute = 60_000;
const day = 24 * 60 * minute;
/** So many days ago; whole days at various hours of the day. */
function before(days: number, variety = 0): Date {
  const time = new Date(startedAt.getTime() - days * day);
  if (Number.isInteger(days)) time.setUTCHours(8 + ((variety * 5) % 11), (variety * 17) % 60, 0, 0);
  return time;
}

function must<Data>({ data, error }: { data: Data; error: unknown }): NonNullable<Data> {
  if (error) throw error;
  return data as NonNullable<Data>;
}

async function signIn(name: Reader) {
  const client: SupabaseClient<Database> = createClient(
    env.SUPABASE_URL,
    env.SUPABASE_PUBLISHABLE_KEY,
    { auth: { persistSession: false, autoRefreshToken: false } },
  );
  const email = demoAccounts.find((account) => account.email.startsWith(name))?.email ?? '';
  const { data, error } = await client.auth.signInWithPassword({ email, password: demoPassword });
  if (error) throw error;
  return { client, id: data.user.id };
}

const secret = createSecretClient();
const staff = { equipo: await signIn('equipo'), admin: await signIn('admin') };

async function receive({ area, fields, files = {} }: Enquiry, key: string) {
  const form = new FormData();
  for (const [input, [name, ...sections]] of Object.entries(files)) {
    const title: Section = [
      fields['titulo_obra'] ?? '',
      `${fields['nombre']} ${fields['apellidos']}`,
    ];
    const whole = input === 'obra' ? [title, ...sections] : sections;
    const bytes = name.endsWith('.pdf') ? pdfOf(whole) : docxOf(whole);
    form.set(input, new File([new Uint8Array(bytes)], name));
  }
  const attachments = await readAttachments(form, specOf(area).files, area);
  if ('error' in attachments) throw new Error(`Files of ${key}: ${JSON.stringify(attachments)}`);
  const submission = submissionSchema(area).parse({ ...fields, consent: 'on' });
  const refusal = await storeSubmission(area, submission, attachments, [key]);
  if (refusal) throw new Error(`${key}: ${JSON.stringify(refusal)}`);
  const stored = secret.from(specOf(area).table).select('id, reference');
  return must(await stored.eq('idempotency_key', key).single());
}

/** What the placeholders of letters stand for. */
function valuesOf(fields: Enquiry['fields'], reference: string): Record<string, string> {
  const { nombre, name = '', titulo_obra = '', servicio = '', subject = '' } = fields;
  const topic = isChoice(servicio) ? messages.submissions.choices[servicio] : subject;
  const asunto = titulo_obra || topic;
  return {
    nombre: nombre ?? name,
    obra: titulo_obra,
    asunto,
    referencia: reference,
    grupo: site.name,
  };
}

const criteria = ['originalidad', 'estilo', 'estructura', 'interes', 'catalogo'] as const;

/** Stores an enquiry, and what was done with it until now. */
async function addEnquiry(enquiry: Enquiry, key: string, variety: number): Promise<void> {
  const { area, days, steps = [] } = enquiry;
  const { table } = specOf(area);
  const { id, reference } = await receive(enquiry, key);
  const arrival = before(days, variety);
  const gap = Math.min(Math.floor(days / (steps.length + 1)), 4) * day + 35 * minute;
  let status: Status = 'nueva';
  let letters = 0;
  let at = arrival.toISOString();
  for (const [index, step] of steps.entries()) {
    at = new Date(arrival.getTime() + gap * (index + 1)).toISOString();
    const { client } = staff[step.by ?? 'equipo'];
    if ('assign' in step) {
      must(await client.from(table).update({ assigned_to: staff[step.assign].id }).eq('id', id));
    } else if ('note' in step) {
      const note = { area, submission_id: id, body: step.note };
      must(await client.from('submission_notes').insert(note));
    } else if ('status' in step) {
      must(await client.from(table).update({ status: step.status }).eq('id', id));
      status = step.status;
    } else if ('marks' in step) {
      const marks = Object.fromEntries(criteria.map((name, place) => [name, step.marks[place]]));
      const review = { submission_id: id, report: step.report, ...marks };
      must(await client.from('submission_reviews').insert(review));
    } else if ('letter' in step) {
      letters += 1;
      const values = valuesOf(enquiry.fields, reference);
      const { subject, body } = messages.review.letters[step.letter];
      const next: Status = statusAfter(step.letter) ?? status;
      const outcome = must(
        await client.rpc('send_letter', {
          letter_area: area,
          entry: id,
          letter_template: step.letter,
          letter_subject: fillIn(subject, values),
          letter_body: fillIn(step.body ?? body, values),
          key: randomUUID(),
          letter_number: letters,
          seen_status: status,
          next_status: next,
        }),
      );
      if (outcome !== 'sent') throw new Error(`A letter of ${key}: ${outcome}`);
      status = next;
    } else {
      await withdraw(id);
    }
    for (const written of [
      'submission_events',
      'submission_notes',
      'submission_letters',
    ] as const) {
      const fresh = secret.from(written).update({ created_at: at }).eq('submission_id', id);
      must(await fresh.gte('created_at', startedAt.toISOString()));
    }
  }
  const times = { created_at: arrival.toISOString(), consent_at: arrival.toISOString() };
  must(await secret.from(table).update(times).eq('id', id));
  if (area === 'editorial') {
    must(await secret.from('editorial_submissions').update({ status_changed_at: at }).eq('id', id));
  }
  // Nobody gets it, whatever SMTP_URL says.
  const sent = { created_at: times.created_at, sent_at: at };
  must(await secret.from('mail_outbox').update(sent).eq('submission_id', id));
}

/** As its author does, and the clean-up job an hour later. */
async function withdraw(id: string): Promise<void> {
  const row = must(
    await secret
      .from('editorial_submissions')
      .select('tracking_token_hash, obra_file_path, curriculum_file_path')
      .eq('id', id)
      .single(),
  );
  must(await secret.rpc('withdraw_proposal', { token_hash: row.tracking_token_hash ?? '' }));
  const paths = [row.obra_file_path ?? '', row.curriculum_file_path ?? ''];
  must(await secret.storage.from('editorial-submissions').remove(paths));
}

async function addPicture(file: string, alt: string, name: string): Promise<void> {
  const bytes = await readFile(`public/images/blog/${file}.webp`);
  const { client } = staff.equipo;
  const options = { contentType: 'image/webp', cacheControl: '31536000' };
  must(await client.storage.from('blog-images').upload(name, bytes, options));
  must(await client.from('blog_images').insert({ name, alt, file_name: `${file}.webp` }));
}

/** Saved with the secret key: a version that an account has saved is no example any more. */
async function addPost({ texts, days, picture, scheduled, ...columns }: Post, id: string) {
  const image = picture === undefined ? undefined : exampleImages[picture];
  const [first = '', ...others] = texts;
  const post = {
    ...columns,
    ...(image && { image_url: uploadedImagePath(image) }),
    ...(scheduled && { status: 'scheduled', scheduled_for: before(-scheduled).toISOString() }),
    created_at: before(days).toISOString(),
    updated_at: before(days).toISOString(),
  };
  must(await secret.from('blog_posts').insert({ id, ...post, content: first }));
  let content = first;
  for (const text of others) {
    content += `\n\n${text}`;
    must(await secret.from('blog_posts').update({ content }).eq('id', id));
  }
  const versions = secret.from('blog_post_revisions').select('id').eq('post_id', id);
  const saved = must(await versions.order('created_at'));
  for (const [index, version] of saved.entries()) {
    const change = {
      created_at: before(days - index * 2, index).toISOString(),
      saved_by_email: index % 2 ? 'marta@redaccion.example' : 'andres@redaccion.example',
    };
    must(await secret.from('blog_post_revisions').update(change).eq('id', version.id));
  }
}

await removeExamples(secret);
const file = await readFile(new URL('content.yaml', import.meta.url), 'utf8');
const { pictures, enquiries, posts } = parse(file) as Content;
for (const [index, [name, alt]] of Object.entries(pictures).entries()) {
  await addPicture(name, alt, exampleImages[index] ?? '');
}
for (const [index, post] of posts.entries()) await addPost(post, examplePosts[index] ?? '');
for (const [index, enquiry] of enquiries.entries()) {
  await addEnquiry(enquiry, exampleKeys[index] ?? '', index);
}
