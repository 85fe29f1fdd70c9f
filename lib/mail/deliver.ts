import 'server-only';
import { log } from '@/lib/log/log';
import { storedAddress } from '@/lib/mail/address';
import { composeMail, type QueuedMail } from '@/lib/mail/compose';
import { type MailTransport, openTransport } from '@/lib/mail/transport';
import { createSecretClient } from '@/lib/supabase/secret';

/** With the back-off of `claim_mail` (2, 4, 8 … minutes, at most 12 hours) ten attempts take about a day. */
const maxAttempts = 10;

/** Stop after three refusals in a row, since the server will refuse the rest too; they are sent in the next run. */
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
  atMost: number,
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<number> {
  const transport = openTransport();
  if (!transport) return 0;
  const until = Date.now() + milliseconds;
  let sent = 0;
  let failures = 0;
  try {
    while (sent + failures < atMost && failures < maxFailures && Date.now() < until) {
      const mail = await claim();
      if (!mail) break;
      if (await deliver(transport, mail)) sent += 1;
      else failures += 1;
    }
  } finally {
    transport.close();
  }
  return sent;
}

/** Claims one mail at a time: a claim lasts two minutes, and a slow server must not hold mails beyond that. */
async function claim(): Promise<ClaimedMail | null> {
  const { data, error } = await createSecretClient()
    .rpc('claim_mail', { max_rows: 1, max_attempts: maxAttempts })
    .overrideTypes<ClaimedMail[], { merge: false }>();
  if (error) throw new Error('Mail could not be claimed', { cause: error });
  return data[0] ?? null;
}

async function deliver(transport: MailTransport, mail: ClaimedMail): Promise<boolean> {
  let problem: string | null = null;
  try {
    await transport.send(composeMail(mail), mail.id);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
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
  return problem === null;
}
