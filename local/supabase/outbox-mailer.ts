import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { App } from '@supabase/lite';
import { createTransport } from 'nodemailer';
import { writeFileDurably } from '../shared/durable-file.ts';
import { recoveryMail } from './recovery-mail.ts';

type Mailer = NonNullable<App['_mailer']>;

const sender = 'Grupo Dauro <no-responder@dauro.example>';

async function deliver(
  outbox: string,
  message: { to: string; subject: string; text: string; html: string },
): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message: source } = await transport.sendMail({ from: sender, ...message });
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const content = Buffer.isBuffer(source) ? source : Buffer.from(String(source));
  await writeFileDurably(join(outbox, `${stamp}-${randomUUID()}.eml`), content);
}

function notOffered(kind: string) {
  return async (): Promise<void> => {
    throw new Error(`the embedded service sends no ${kind} mail`);
  };
}

/** Only recovery exists, because confirmation is disabled as in the hosted project. */
export function createOutboxMailer(options: {
  outbox: string;
  projectDir: string;
  siteUrl: string;
}): Mailer {
  const { outbox, projectDir, siteUrl } = options;
  return {
    async sendRecovery(email, tokenHash) {
      const mail = await recoveryMail(projectDir, { siteUrl, tokenHash });
      await deliver(outbox, { to: email, ...mail });
    },
    sendConfirmation: notOffered('confirmation'),
    sendMagicLink: notOffered('magic link'),
    sendEmailChange: notOffered('email change'),
    sendReauthentication: notOffered('reauthentication'),
  };
}
