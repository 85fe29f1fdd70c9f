import 'server-only';
import { env } from '@/lib/env';
import { readableDomains } from '@/lib/mail/address';
import { deliverSoon, queueMail } from '@/lib/mail/deliver';
import { errorCodes } from '@/lib/supabase/error-codes';
import { createSecretClient } from '@/lib/supabase/secret';
import { createSessionClient } from '@/lib/supabase/server';
import { asciiAddress } from '@/lib/text/addresses';
import { digestOf, newInvitation } from './new-invitation';
import type { Role } from './roles';
import { assertProof, staffClient } from './session';

/** A role that was offered and not yet accepted. Times are ISO 8601. */
export type Invitation = Awaited<ReturnType<typeof listInvitations>>[number];

/** The pending invitations, newest first; expired ones are included and can be sent again. Admins only. */
export async function listInvitations() {
  const supabase = await staffClient('house');
  const { data, error } = await supabase
    .from('role_invitations')
    .select('id, email, role, invited_by_email, created_at, expires_at')
    .order('created_at', { ascending: false })
    .limit(200)
    .overrideTypes<{ role: Role }[]>();
  if (error) throw new Error('The invitations could not be read', { cause: error });
  return data.map((row) => ({
    id: row.id,
    email: readableDomains(row.email),
    role: row.role,
    invitedBy: row.invited_by_email,
    sentAt: row.created_at,
    isOver: Date.parse(row.expires_at) <= Date.now(),
  }));
}

/**
 * Offers a role to an address by a mail whose link is valid for 72 hours and one use; a repeated offer replaces the
 * earlier link. False when an account of this address has the role. Admins with a fresh proof only, checked here and by
 * the database.
 */
export async function invite(email: string, role: Role): Promise<boolean> {
  await assertProof('house');
  const supabase = await createSessionClient();
  const address = asciiAddress(email);
  const { digest, mail } = newInvitation({ email: address, role, siteUrl: env.SITE_URL });
  const { error } = await supabase.rpc('invite', { address, offered_role: role, digest });
  if (error?.code === errorCodes.uniqueViolation) return false;
  if (error) throw new Error('The invitation could not be stored', { cause: error });
  await queueMail(mail);
  deliverSoon();
  return true;
}

/** Withdraws an invitation, which invalidates its link. Admins with a fresh proof only. */
export async function withdrawInvitation(id: string): Promise<void> {
  await assertProof('house');
  const supabase = await createSessionClient();
  const { error } = await supabase.rpc('withdraw_invitation', { invitation: id });
  if (error) throw new Error('The invitation could not be taken back', { cause: error });
}

/** The invitation with this token; null when it is no longer valid. */
export async function readInvitation(
  token: string,
): Promise<{ email: string; role: Role; hasAccount: boolean } | null> {
  const { data, error } = await createSecretClient()
    .rpc('read_invitation', { digest: digestOf(token) })
    .overrideTypes<{ role: Role }[]>();
  if (error) throw new Error('The invitation could not be read', { cause: error });
  const [row] = data;
  return row ? { email: row.email, role: row.role, hasAccount: row.has_account } : null;
}

/** Gives the signed-in person the role that was offered to their address; false when the link is no longer valid. */
export async function acceptInvitation(token: string): Promise<boolean> {
  const supabase = await createSessionClient();
  const { data, error } = await supabase.rpc('accept_invitation', { digest: digestOf(token) });
  if (error) throw new Error('The invitation could not be accepted', { cause: error });
  return data !== null;
}
