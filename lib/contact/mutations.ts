import 'server-only';
import type { ContactMessage } from '@/lib/contact/schema';
import { site } from '@/lib/site';
import { createSecretClient } from '@/lib/supabase/secret';

/**
 * Stores a validated message. `keys` are its idempotency keys; a message stored under one of them is not stored again.
 * Throws when the database does not answer.
 */
export async function storeMessage(
  { consent: _, ...message }: ContactMessage,
  keys: readonly [string, ...string[]],
): Promise<void> {
  const supabase = createSecretClient();
  const known = await supabase
    .from('contact_messages')
    .select('id', { count: 'exact', head: true })
    .in('idempotency_key', [...keys]);
  if (known.error) throw new Error('Contact messages could not be read', { cause: known.error });
  if (known.count) return;
  const { error } = await supabase.from('contact_messages').upsert(
    {
      ...message,
      consent_at: new Date().toISOString(),
      consent_version: site.consentVersion,
      idempotency_key: keys[0],
    },
    { onConflict: 'idempotency_key', ignoreDuplicates: true },
  );
  if (error) throw new Error('A contact message could not be stored', { cause: error });
}
