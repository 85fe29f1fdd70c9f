import 'server-only';
import { log } from '@/lib/log/log';
import { visitorNetwork } from '@/lib/rate-limit/client-address';
import type { Json } from '@/lib/supabase/database.types';
import { createSecretClient } from '@/lib/supabase/secret';
import type { AuditKind, AuditSubjectKind } from './kinds';

type AuditEvent = {
  kind: AuditKind;
  /** What it is about; the database drops addresses that it does not know from refused sign-ins and searches. */
  about?: { kind: AuditSubjectKind; name?: string };
  /** The id of the account that did it; without one it was the system, or a visitor who was refused. */
  actor?: string | undefined;
  detail?: Readonly<Record<string, Json>>;
};

/**
 * Adds an event to the record of the back-office (`public.audit_log`) with the visitor's shortened network. Never throws:
 * the action has already happened, so a failure is only logged. Changes of rows are recorded by triggers instead
 * (`private.record`).
 */
export async function record({ kind, about, actor, detail }: AuditEvent): Promise<void> {
  try {
    const network = await visitorNetwork();
    const { error } = await createSecretClient().rpc('record_event', {
      kind,
      ...(about && { about_kind: about.kind }),
      ...(about?.name && { about: about.name }),
      ...(actor && { actor }),
      ...(detail && { detail }),
      ...(network && { network }),
    });
    if (error) throw error;
  } catch (error) {
    log.error('An event could not be recorded', error, { kind, actor });
  }
}

/**
 * Writes recorded events to the log once, with the ids of the accounts, never their addresses; returns their number. A
 * run after a killed one writes at most 500 of them again. Throws when the database does not answer.
 */
export async function logEvents(): Promise<number> {
  let count = 0;
  let logged: string[] = [];
  for (;;) {
    const { data, error } = await createSecretClient().rpc('unlogged_events', { logged });
    if (error) throw new Error('The record could not be read', { cause: error });
    for (const event of data) log.info('Recorded', undefined, event);
    if (data.length === 0) return count;
    count += data.length;
    logged = data.map(({ event }) => event);
  }
}
