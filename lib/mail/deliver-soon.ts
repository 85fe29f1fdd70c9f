import 'server-only';
import { after } from 'next/server';
import { log } from '@/lib/log/log';
import { deliverMail } from '@/lib/mail/deliver';

/** A submission queues two mails; the rest of the limit is for mails that were waiting. */
const atOnce = 10;

/** Sends queued mail after the response, so that errors cannot fail the submission. The jobs retry it. */
export function deliverSoon(): void {
  after(async () => {
    await deliverMail(atOnce).catch((error: unknown) =>
      log.error('Mail stays in the outbox until the next jobs', error),
    );
  });
}
