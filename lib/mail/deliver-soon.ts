import 'server-only';
import { after } from 'next/server';
import { log } from '@/lib/log/log';
import { deliverMail } from '@/lib/mail/deliver';

/** A submission owes two letters; the rest is for what waited. */
const atOnce = 10;

/**
 * Sends what is owed once the visitor has an answer. Nothing of it can fail the enquiry: what does not go out now is
 * sent by the jobs.
 */
export function deliverSoon(): void {
  after(async () => {
    await deliverMail(atOnce).catch((error: unknown) =>
      log.error('Mail stays in the outbox until the next jobs', error),
    );
  });
}
