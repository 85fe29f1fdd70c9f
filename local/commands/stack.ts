import { createHash } from 'node:crypto';
import { type Environment, parseEnvironment } from '../../lib/env-schema.ts';
import { Failure, reasonOf } from '../shared/failure.ts';
import { untilReleased } from '../shared/lock.ts';
import { assertPortsFree } from '../shared/ports.ts';
import { dataPaths } from '../supabase/paths.ts';
import { checkConfigured } from './configured.ts';
import { lockDataDir, prepareDataDir } from './data-dir.ts';
import { composeEnvironment, writeEnvironment } from './env-file.ts';
import type { Lifecycle } from './lifecycle.ts';
import { startStorefront, startSupabase } from './services.ts';
import type { Settings } from './settings.ts';

export type Stack = { environment: Record<string, string>; dataId: string };

/** Milliseconds that the children of a killed run may take to free their ports and the database. */
const inheritedTimeout = 10_000;

/** Locks the data, starts the services that are not configured, and writes `$DATA_DIR/env`. */
export async function startStack(lifecycle: Lifecycle, settings: Settings): Promise<Stack> {
  const parsed = parseSettings(settings);
  const lock = lockDataDir(settings.dataDir);
  lifecycle.onEnd(() => lock.release());
  const timeout = lock.isInherited ? inheritedTimeout : 0;
  await assertPortsFree(portsInUse(settings), timeout);
  // A data service that was still starting, or is already closing, has no port.
  await untilReleased(dataPaths(settings.dataDir).lock, timeout);
  await checkConfigured(settings.embeds, parsed);
  const dataId = prepareDataDir(settings.dataDir, settings.fresh);
  const { embeds } = settings;
  const [supabase, storefront] = await Promise.all([
    embeds.supabase ? startSupabase(lifecycle, settings) : undefined,
    embeds.storefront ? startStorefront(lifecycle, settings) : undefined,
  ]);
  const environment = composeEnvironment(settings, {
    supabase,
    storefront,
    secrets: secretsOf(dataId),
  });
  writeEnvironment(settings.dataDir, environment);
  if (embeds.supabase) await requireSecondFactor(environment);
  return { environment, dataId: `${dataId} ${settings.databaseUrl ?? ''}` };
}

/** The policies of the embedded database ask for what the site asks for. */
async function requireSecondFactor(environment: Record<string, string>): Promise<void> {
  const key = environment['SUPABASE_SECRET_KEY'] ?? '';
  const answer = await fetch(`${environment['SUPABASE_URL']}/rest/v1/rpc/second_factor`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ required_of: environment['SECOND_FACTOR'] ?? 'optional' }),
  });
  if (!answer.ok) throw new Failure(`La base de datos no acepta SECOND_FACTOR: ${answer.status}.`);
}

/** The same at each start on the same data, whose random id only the owner can read. */
function secretsOf(dataId: string) {
  const secretFor = (door: string) =>
    createHash('sha256').update(`${door} ${dataId}`).digest('hex');
  return { cron: secretFor('jobs'), doctor: secretFor('doctor') };
}

/** Refuses malformed variables before the build; the application would refuse them only after it. */
function parseSettings(settings: Settings): Environment {
  const stand = { url: 'http://127.0.0.1', publishableKey: '-', secretKey: '-' };
  const keys = {
    supabase: settings.embeds.supabase ? stand : undefined,
    storefront: settings.embeds.storefront
      ? { url: stand.url, token: '-', webhookSecret: '-' }
      : undefined,
    secrets: secretsOf(''),
  };
  try {
    return parseEnvironment(composeEnvironment(settings, keys));
  } catch (error) {
    throw new Failure(reasonOf(error));
  }
}

function portsInUse({ embeds, port, supabasePort, storefrontPort }: Settings) {
  return {
    PORT: port,
    ...(embeds.supabase ? { SUPABASE_PORT: supabasePort } : {}),
    ...(embeds.storefront ? { STOREFRONT_PORT: storefrontPort } : {}),
  };
}
