import 'server-only';
import type { AuditKind, AuditSubjectKind } from '@/lib/audit/kinds';
import { log } from '@/lib/log/log';
import { visitorNetwork } from '@/lib/rate-limit/client-address';
import type { Json } from '@/lib/supabase/database.types';
import { createSecretClient } from '@/lib/supabase/secret';

type AuditEvent = {
  kind: AuditKind;
  /** What it is about; the database drops addresses that it does not know from refused sign-ins and searches. */
  about?: { kind: AuditSubjectKind; name?: string };
  /** The id of the account that did it; without one it was the system, or a visitor who was refused. */
  actor?: string | undefined;
  detail?: Readonly<Record<string, Json>>;
};

/**
 * Adds an event to the record of the back-office (`public.audit_log`) with the visitor's shortened network, and to the
 * log with the ids of the accounts, never their addresses. Never throws: what was done is done, and a failure is logged.
 * What changes rows is recorded by triggers instead (`private.record`).
 */
export async function record({ kind, about, actor, detail }: AuditEvent): Promise<void> {
  const facts = { kind, actor };
  try {
    const { data, error } = await createSecretClient().rpc('record_event', {
      kind,
      ...(about && { about_kind: about.kind }),
      ...(about?.name && { about: about.name }),
      ...(actor && { actor }),
      ...(detail && { detail }),
      ...(await network()),
    });
    if (error) throw error;
    log.info('Recorded', undefined, { ...facts, account: data ?? undefined });
  } catch (error) {
    log.error('An event could not be recorded', error, facts);
  }
}

async function network(): Promise<{ network?: string }> {
  const known = await visitorNetwork();
  return known ? { network: known } : {};
}
