import { createTransport } from 'nodemailer';
import { type Context, isLocal, ok, unknown, type Verdict, wrong } from './finding.ts';

const timeouts = { connectionTimeout: 6_000, greetingTimeout: 6_000, socketTimeout: 6_000 };

/** The SMTP server accepts the connection and the user; without a server, letters are written to a folder. */
export async function checkMailServer({ env }: Context): Promise<Verdict> {
  if (!env.SMTP_URL) return env.OUTBOX_DIR ? ok('mailToFolder') : wrong('mailNowhere');
  const host = new URL(env.SMTP_URL).host;
  const problem = await connect(env.SMTP_URL, false);
  if (problem === null) return ok('mailServerReached', { host });
  return problem === 'EAUTH'
    ? wrong('mailUserRefused', { host })
    : wrong('mailUnreachable', { host });
}

/** Mail is encrypted: from the first byte (smtps://) or after STARTTLS, which the server must offer. */
export async function checkMailTls({ env }: Context): Promise<Verdict> {
  if (!env.SMTP_URL) return unknown('mailWithoutServer');
  if (isLocal(env.SMTP_URL.replace(/^smtps?:/, 'http:'))) return ok('mailLocal');
  const problem = await connect(env.SMTP_URL, true);
  if (problem === null) return ok('mailEncrypted');
  return problem === 'ETLS' ? wrong('mailInClear') : unknown('notAnswered');
}

/** The domain of the sender can exist; that of the default sender cannot. */
export async function checkSender({ env }: Context): Promise<Verdict> {
  const address = /<([^<>]+)>\s*$/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address)) return wrong('senderMalformed');
  if (!env.SMTP_URL) return unknown('mailWithoutServer');
  return /\.(?:example|invalid|test)$/i.test(address)
    ? wrong('senderExample', { address })
    : ok('senderRight', { address });
}

/** Null when the server accepted the connection and the user, otherwise the library's error code. No mail is sent. */
async function connect(url: string, requireTLS: boolean): Promise<string | null> {
  // An option of the address, by which mail may go unencrypted, would win.
  const address = requireTLS ? url.replace(/([?&])requireTLS=[^&]*/, '$1') : url;
  const transport = createTransport({ url: address, ...timeouts, requireTLS });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'ECONNECTION';
  } finally {
    transport.close();
  }
}
