import 'server-only';
// next-intl's core; its main entry imports React, which mail does not need.
import { createTranslator } from 'use-intl/core';
import { env } from '@/lib/env';
import { isNotice } from '@/lib/files/rules';
import { type FormArea, specOf } from '@/lib/form-areas';
import { site } from '@/lib/site';
import { withinQuotes } from '@/lib/text/text';
import { messages } from '@/messages/es';
import { type Mail, sanitizeLine, sanitizeName } from './mail';

/** Mail about a submission, with the columns of it that `claim_mail` returns. */
type FormMail = {
  kind: 'acknowledgement' | 'notice' | 'withdrawal' | 'letter';
  area: FormArea;
  reference: string;
  /** The sender's address; null when the mail is for the staff. */
  recipient: string | null;
  sender: string;
  title: string | null;
  token: string | null;
  /** The text of a letter that the staff wrote; null for other kinds. */
  subject: string | null;
  body: string | null;
  /** What was found in the files (lib/files/rules.ts). */
  notices: readonly string[];
};

/** `direct` is mail about no submission, with its own text. */
export type QueuedMail =
  | FormMail
  | { kind: 'direct'; reference: null; recipient: string; subject: string; body: string };

const mailboxOf = (area: FormArea) => site.email[specOf(area).mailbox];

const translator = () => createTranslator({ locale: 'es', messages, namespace: 'mail' });

/** Composes a queued mail. It does not depend on the request, so that the jobs can call it as well. */
export function composeMail(mail: QueuedMail): Mail {
  if (mail.kind === 'direct') {
    return written(mail, { replyTo: site.email.info, footer: site.name });
  }
  if (mail.kind === 'letter') {
    const footer = translator()('letter.footer', { owner: site.name, reference: mail.reference });
    return written(mail, { replyTo: mailboxOf(mail.area), footer });
  }
  return mail.kind === 'acknowledgement' ? acknowledgement(mail) : notice(mail);
}

/** To the sender: the reference and, for a proposal, the private address where it can be followed. */
function acknowledgement({ area, reference, recipient, sender, title, token }: FormMail): Mail {
  if (!recipient) throw new Error('An acknowledgement without an address');
  const t = translator();
  const name = sanitizeName(sender);
  const work = area === 'editorial' ? sanitizeLine(title, 200) : null;
  const href = `${env.SITE_URL}/propuesta/${token}`;
  const link = { label: t('acknowledgement.editorial.trackingLink'), href };
  const tracking = token ? [t('acknowledgement.editorial.tracking'), link] : [];
  return {
    to: recipient,
    replyTo: mailboxOf(area),
    subject: t(`acknowledgement.${area}.subject`, { reference }),
    paragraphs: [
      name ? t('greeting', { name }) : t('greetingWithoutName'),
      work
        ? t('acknowledgement.editorial.bodyWithTitle', { title: withinQuotes(work) })
        : t(`acknowledgement.${area}.body`),
      t('reference', { reference }),
      ...tracking,
      site.name,
    ],
    footer: [t('unasked', { owner: site.name, email: site.email.privacy })],
  };
}

/** The letter that the staff wrote and previewed, or one of the application's own. */
function written(
  { recipient, subject, body }: QueuedMail,
  { replyTo, footer }: { replyTo: string; footer: string },
): Mail {
  if (!recipient || !subject || !body) throw new Error('A letter without address or text');
  return { to: recipient, replyTo, subject, paragraphs: body.split(/\n{2,}/), footer: [footer] };
}

/** To the staff: a new submission and its link. The sender's data stay in the back-office. */
function notice({ kind, area, reference, notices }: FormMail): Mail {
  const t = translator();
  const isWithdrawal = kind === 'withdrawal';
  const found = [...new Set(notices)].filter(isNotice).map((one) => messages.files.notices[one]);
  return {
    to: mailboxOf(area),
    replyTo: mailboxOf(area),
    subject: isWithdrawal
      ? t('withdrawal.subject', { reference })
      : t(`notice.${area}`, { reference }),
    paragraphs: [
      isWithdrawal ? t('withdrawal.body', { reference }) : t('notice.body', { reference }),
      ...(isWithdrawal || found.length === 0
        ? []
        : [t('notice.files', { list: found.join('; ') })]),
      { label: t('notice.link'), href: `${env.SITE_URL}/admin/${area}?q=${reference}` },
    ],
    footer: [site.name],
  };
}
