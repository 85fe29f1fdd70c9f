import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../shared/failure.ts';
import { type Child, startChild } from './child.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Settings } from './settings.ts';
import { supervise } from './supervise.ts';

export type SupabaseKeys = { url: string; publishableKey: string; secretKey: string };
export type StorefrontKeys = { url: string; token: string; webhookSecret: string };

/** The first start migrates and seeds, on whatever machine. */
const readyWithin = 180_000;

/** Starts the embedded Supabase, under supervision; resolves when it answers. */
export function startSupabase(lifecycle: Lifecycle, settings: Settings): Promise<SupabaseKeys> {
  return startService<SupabaseKeys>(lifecycle, settings, {
    name: 'El Supabase local',
    folder: 'supabase',
    fields: ['url', 'publishableKey', 'secretKey'],
  });
}

/** Starts the embedded storefront, under supervision; resolves when it answers. */
export function startStorefront(lifecycle: Lifecycle, settings: Settings): Promise<StorefrontKeys> {
  return startService<StorefrontKeys>(lifecycle, settings, {
    name: 'La tienda local',
    folder: 'storefront',
    fields: ['url', 'token', 'webhookSecret'],
  });
}

type Service<Keys> = { name: string; folder: string; fields: readonly (keyof Keys & string)[] };

async function startService<Keys extends Record<string, string>>(
  lifecycle: Lifecycle,
  settings: Settings,
  service: Service<Keys>,
): Promise<Keys> {
  const module = join(settings.root, 'local', service.folder, 'main.ts');
  if (!existsSync(module)) throw new Failure(`Falta ${module}: la copia está incompleta.`);
  let known: Keys | undefined;
  await supervise(lifecycle, {
    name: service.name,
    start: async () => {
      const child = startChild(lifecycle, {
        module,
        env: serviceEnvironment(settings),
        log: join(settings.dataDir, 'logs', `${service.folder}.log`),
      });
      const keys = await readyKeys(child, service);
      // The running site was told the first ones.
      if (known && JSON.stringify(known) !== JSON.stringify(keys)) {
        await child.stop();
        throw new Failure(`${service.name} ha vuelto con otras claves`);
      }
      known = keys;
      return child;
    },
  });
  if (!known) throw new Failure(`${service.name} no ha dicho sus claves.`);
  return known;
}

function serviceEnvironment(settings: Settings): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    SUPABASE_PORT: String(settings.supabasePort),
    STOREFRONT_PORT: String(settings.storefrontPort),
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl ?? '',
    SITE_URL: settings.siteUrl,
  };
}

async function readyKeys<Keys>(child: Child, service: Service<Keys>): Promise<Keys> {
  const message = await withTimeout(child.firstMessage, readyWithin);
  const answer = asRecord(message);
  const ready = asRecord(answer['ready']);
  if (isKeys<Keys>(ready, service.fields)) return ready;
  await child.stop();
  const { how } = await child.exited;
  const said = answer['failed'];
  if (typeof said === 'string') throw new Failure(said);
  throw new Failure(
    `${service.name} no ha arrancado (${message === undefined ? 'tarda demasiado' : how}): mira ${service.folder}.log en los registros.`,
  );
}

function isKeys<Keys>(
  value: Record<string, unknown>,
  fields: readonly string[],
): value is Keys & Record<string, unknown> {
  return fields.every((field) => typeof value[field] === 'string');
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Undefined when the time is over. */
async function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
}
