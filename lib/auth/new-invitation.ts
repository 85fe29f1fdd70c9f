import { createHash, randomBytes } from 'node:crypto';
import { createTranslator } from 'use-intl/core';
import mail from '../../messages/es/mail.json' with { type: 'json' };
import type { Role } from './roles.ts';

/** What is stored of a token (SHA-256, hexadecimal). */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

type Invited = { email: string; role: Role; siteUrl: string };

/**
 * A fresh invitation: the digest to store, the link that only its mail has, and the mail. Loaded by `npm run admin`
 * too, so without aliases.
 */
export function newInvitation({ email, role, siteUrl }: Invited) {
  const token = randomBytes(32).toString('base64url');
  const link = `${siteUrl}/auth/invitacion?token=${token}`;
  const t = createTranslator({ locale: 'es', messages: { mail }, namespace: 'mail.invitation' });
  return {
    digest: digestOf(token),
    link,
    mail: {
      recipient: email,
      subject: t('subject'),
      body: [t('body', { role: t(role) }), link, t('validity'), t('unasked')].join('\n\n'),
    },
  };
}
