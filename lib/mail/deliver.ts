import 'server-only';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after } from 'next/server';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { deadlineOf, env } from '@/lib/env';
import { isLoopback } from '@/lib/http/is-loopback';
import { log } from '@/lib/log/log';
import { createSecretClient } from '@/lib/supabase/secret';
import { timeoutSignal } from '@/lib/with-timeout';
import { storedAddress } from './address';
import { composeMail, type QueuedMail } from './compose';
import { asHtml, asText, type Mail } from './mail';

/** With the back-off of `claim_mail` (2, 4, 8 … minutes, at most 12 hours) ten attempts take about a day. */
const maxAttempts = 10;

/** Stop after three failures in a row, since the server will refuse the rest too; they are sent in the next run. */
const maxFailures = 3;

type ClaimedMail = QueuedMail & { id: string };

type NewMail = { recipient: string; subject: string; body: string };

/** Queues mail about no submission, which `deliverSoon` or the jobs send. Throws when it cannot be stored. */
export async function queueMail({ recipient, ...text }: NewMail): Promise<void> {
  const { error } = await createSecretClient()
    .from('mail_outbox')
    .insert({ kind: 'direct', recipient: storedAddress(recipient), ...text });
  if (error) throw new Error('Mail could not be queued', { cause: error });
}

/**
 * Sends at most this many queued mails one after the other, and starts none after this many milliseconds. Returns how
 * many were sent. Each mail is claimed in the database first, so that instances never send the same one. A failure is
 * stored in its row and retried later. Throws when the database does not answer.
 */
export async function deliverMail(
  maxMails: number,
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<number> {
  const transport = openTransport();
  if (!transport) return 0;
  const until = Date.now() + milliseconds;
  let sent = 0;
  let failuresInARow = 0;
  try {
    for (let tried = 0; tried < maxMails && Date.now() < until; tried += 1) {
      const mail = await claim();
      if (!mail) break;
      const outcome = await deliver(transport, mail);
      if (outcome === 'sent') sent += 1;
      // An address that does not exist says nothing about the server.
      failuresInARow = outcome === 'failed' ? failuresInARow + 1 : 0;
      if (failuresInARow === maxFailures) break;
    }
  } finally {
    transport.close();
  }
  return sent;
}

/** A submission queues two mails; the rest of the limit is for mails that were waiting. */
const atOnce = 10;

/** Sends queued mail after the response, so that errors cannot fail the submission. The jobs retry it. */
export function deliverSoon(): void {
  after(() =>
    deliverMail(atOnce).catch((error: unknown) =>
      log.error('Mail stays in the outbox until the next jobs', error),
    ),
  );
}

/** Claims one mail at a time: a claim lasts two minutes, and a slow server must not hold mails beyond that. */
async function claim(): Promise<ClaimedMail | null> {
  const { data, error } = await createSecretClient()
    .rpc('claim_mail', { max_rows: 1, max_attempts: maxAttempts })
    .overrideTypes<ClaimedMail[], { merge: false }>();
  if (error) throw new Error('Mail could not be claimed', { cause: error });
  return data[0] ?? null;
}

async function deliver(
  transport: MailTransport,
  mail: ClaimedMail,
): Promise<'sent' | 'refused' | 'failed'> {
  let problem: string | null = null;
  let isRefused = false;
  try {
    await transport.send(composeMail(mail), mail.id);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
    isRefused = isRefusedRecipient(error);
    // The mail itself is not logged, because it may contain the author's private address.
    const about = [mail.kind, mail.reference].filter(Boolean).join(', ');
    log.error(`Mail ${mail.id} (${about}) was not taken`, error);
  }
  const outcome =
    problem === null
      ? { sent_at: new Date().toISOString(), token: null, body: null, last_error: null }
      : { last_error: problem.slice(0, 500) };
  const { error } = await createSecretClient()
    .from('mail_outbox')
    .update(outcome)
    .eq('id', mail.id);
  if (error) throw new Error(`The outcome of mail ${mail.id} is not noted`, { cause: error });
  if (problem === null) return 'sent';
  return isRefused ? 'refused' : 'failed';
}

/** Whether the mail server answered that it will never take mail for this recipient. */
const isRefusedRecipient = (error: unknown): boolean =>
  z.object({ command: z.literal('RCPT TO'), responseCode: z.number().min(500) }).safeParse(error)
    .success;

/** The mail transport. `send` throws when the mail was not accepted. */
type MailTransport = { send(mail: Mail, id: string): Promise<void>; close(): void };

/** `socketTimeout` counts inactivity alone: a server that answers every command late could take any time. */
const timeouts = {
  connectionTimeout: deadlineOf(10_000),
  greetingTimeout: deadlineOf(10_000),
  socketTimeout: deadlineOf(20_000),
};

/** Shorter than the two minutes for which a mail is claimed, so that no other instance sends it too. */
const sendMilliseconds = deadlineOf(100_000);

/** The SMTP server, the outbox directory when none is set, or null when there is neither. */
export function openTransport(): MailTransport | null {
  if (env.SMTP_URL) {
    // The library takes an option of the address, `?requireTLS=false`, before this one.
    const requireTLS = !isLoopback(new URL(env.SMTP_URL));
    const smtp = createTransport({ url: env.SMTP_URL, requireTLS, ...timeouts });
    return {
      send: async (mail, id) => {
        // Closes the connection, so that the server does not accept the mail afterwards.
        const signal = timeoutSignal(sendMilliseconds);
        await smtp.sendMail({ ...toOptions(mail, id), signal });
      },
      close: () => smtp.close(),
    };
  }
  const { OUTBOX_DIR } = env;
  if (OUTBOX_DIR) {
    return { send: (mail, id) => writeMail(OUTBOX_DIR, mail, id), close: () => undefined };
  }
  log.warn('Mail waits: neither SMTP_URL nor OUTBOX_DIR is set');
  return null;
}

/**
 * Addresses are passed as objects and never parsed from text, and the library encodes every header, so that visitors'
 * text cannot become a header. The Message-ID is derived from the row, so that a mail sent twice is recognised as one.
 */
function toOptions(mail: Mail, id: string): SendMailOptions {
  return {
    from: env.MAIL_FROM,
    to: { name: '', address: mail.to },
    replyTo: { name: '', address: mail.replyTo },
    subject: mail.subject,
    text: asText(mail),
    html: asHtml(mail),
    messageId: `<${id}@${new URL(env.SITE_URL).hostname}>`,
    // Suppresses out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Writes an `.eml` file, atomically. */
async function writeMail(folder: string, mail: Mail, id: string): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail(toOptions(mail, id));
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const file = join(folder, `${stamp}-${id}.eml`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, Buffer.isBuffer(message) ? message : String(message), {
    mode: 0o600,
  });
  await rename(`${file}.part`, file);
}
