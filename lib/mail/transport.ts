import 'server-only';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { deadlineOf } from '@/lib/deadline';
import { env } from '@/lib/env';
import { isLoopback } from '@/lib/http/is-loopback';
import { log } from '@/lib/log/log';
import { asHtml, asText, type Letter } from '@/lib/mail/letter';

/** The mail transport. `send` throws when the letter was not accepted. */
export type MailTransport = { send(letter: Letter, id: string): Promise<void>; close(): void };

/** In total shorter than the two minutes for which a mail is claimed. */
const timeouts = {
  connectionTimeout: deadlineOf(10_000),
  greetingTimeout: deadlineOf(10_000),
  socketTimeout: deadlineOf(20_000),
};

/** The SMTP server, the outbox directory when none is set, or null when there is neither. */
export function openTransport(): MailTransport | null {
  if (env.SMTP_URL) {
    // The library takes an option of the address, `?requireTLS=false`, before this one.
    const requireTLS = !isLoopback(new URL(env.SMTP_URL));
    const smtp = createTransport({ url: env.SMTP_URL, requireTLS, ...timeouts });
    return {
      send: async (letter, id) => void (await smtp.sendMail(toMail(letter, id))),
      close: () => smtp.close(),
    };
  }
  const { OUTBOX_DIR } = env;
  if (OUTBOX_DIR) {
    return { send: (letter, id) => writeLetter(OUTBOX_DIR, letter, id), close: () => undefined };
  }
  log.warn('Mail waits: neither SMTP_URL nor OUTBOX_DIR is set');
  return null;
}

/**
 * Addresses are passed as objects and never parsed from text, and the library encodes every header, so that visitors'
 * text cannot become a header. The Message-ID is derived from the row, so that a mail sent twice is recognised as one.
 */
function toMail(letter: Letter, id: string): SendMailOptions {
  return {
    from: env.MAIL_FROM,
    to: { name: '', address: letter.to },
    replyTo: { name: '', address: letter.replyTo },
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter),
    messageId: `<${id}@${new URL(env.SITE_URL).hostname}>`,
    // Suppresses out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Writes an `.eml` file, atomically. */
async function writeLetter(folder: string, letter: Letter, id: string): Promise<void> {
  const paper = createTransport({ streamTransport: true, buffer: true });
  const { message } = await paper.sendMail(toMail(letter, id));
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const file = join(folder, `${stamp}-${id}.eml`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, Buffer.isBuffer(message) ? message : String(message), {
    mode: 0o600,
  });
  await rename(`${file}.part`, file);
}
