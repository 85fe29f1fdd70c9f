import 'server-only';
import { createHash } from 'node:crypto';
import { isOpen, isStatus, type Status } from '@/lib/submissions/statuses';
import { createSecretClient } from '@/lib/supabase/secret';

/** 256 bits in base64url, as the database generates them (migration `mail`). */
const shape = /^[\w-]{43}$/;

/** The digest of a token, as stored in the database; null for malformed tokens. */
const trackingDigest = (token: string): string | null =>
  shape.test(token) ? createHash('sha256').update(token).digest('hex') : null;

/** The data that a proposal's author sees; times are ISO 8601 in UTC. */
export type TrackedProposal = {
  title: string;
  reference: string;
  status: Status;
  receivedAt: string;
  lastStepAt: string;
  canWithdraw: boolean;
};

/** The proposal of a token, which is the permission, or null. Throws on an outage, never with the token. */
export async function findTrackedProposal(token: string): Promise<TrackedProposal | null> {
  const digest = trackingDigest(token);
  if (!digest) return null;
  const { data, error } = await createSecretClient()
    .from('editorial_submissions')
    .select(
      'title:titulo_obra, reference, status, receivedAt:created_at, lastStepAt:status_changed_at',
    )
    .eq('tracking_token_hash', digest)
    .maybeSingle();
  if (error) throw new Error('A tracked proposal could not be read', { cause: error });
  if (!data) return null;
  const status = isStatus(data.status) ? data.status : 'nueva';
  return { ...data, status, canWithdraw: isOpen(status) };
}

/** Withdraws an open proposal and queues a mail to the staff; false when the proposal is closed or unknown. */
export async function withdrawProposal(token: string): Promise<boolean> {
  const digest = trackingDigest(token);
  if (!digest) return false;
  const { data, error } = await createSecretClient().rpc('withdraw_proposal', {
    token_hash: digest,
  });
  if (error) throw new Error('A proposal could not be withdrawn', { cause: error });
  return data;
}
