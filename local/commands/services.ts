import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { Failure } from '../shared/failure.ts';
import { type Child, startChild } from './child.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Settings } from './settings.ts';
import { supervise } from './supervise.ts';

/** Milliseconds; the first start migrates and seeds the database, which is slow on weak machines. */
const readyWithin = 180_000;

const services = {
  supabase: {
    name: 'El Supabase local',
    keys: z.object({ url: z.string(), publishableKey: z.string(), secretKey: z.string() }),
  },
  storefront: {
    name: 'La tienda local',
    keys: z.object({ url: z.string(), token: z.string(), webhookSecret: z.string() }),
  },
};

export type SupabaseKeys = z.infer<typeof services.supabase.keys>;
export type StorefrontKeys = z.infer<typeof services.storefront.keys>;

export const startSupabase = (lifecycle: Lifecycle, settings: Settings): Promise<SupabaseKeys> =>
  startService(lifecycle, settings, 'supabase', services.supabase);

export const startStorefront = (
  lifecycle: Lifecycle,
  settings: Settings,
): Promise<StorefrontKeys> => startService(lifecycle, settings, 'storefront', services.storefront);

type Service<Keys> = { name: string; keys: z.ZodType<Keys> };

async function startService<Keys>(
  lifecycle: Lifecycle,
  settings: Settings,
  folder: string,
  service: Service<Keys>,
): Promise<Keys> {
  const module = join(settings.root, 'local', folder, 'main.ts');
  if (!existsSync(module)) throw new Failure(`Falta ${module}: la copia está incompleta.`);
  let known: Keys | undefined;
  await supervise(lifecycle, {
    name: service.name,
    start: async () => {
      const child = startChild(lifecycle, {
        module,
        env: serviceEnvironment(settings),
        log: join(settings.dataDir, 'logs', `${folder}.log`),
      });
      const keys = await readyKeys(child, folder, service);
      // The running site uses the first keys.
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

async function readyKeys<Keys>(
  child: Child,
  folder: string,
  service: Service<Keys>,
): Promise<Keys> {
  const late = setTimeout(readyWithin, 'late' as const, { ref: false });
  const message = await Promise.race([child.firstMessage, late]);
  const ready = z.object({ ready: service.keys }).safeParse(message).data;
  if (ready) return ready.ready;
  await child.stop();
  const failed = z.object({ failed: z.string() }).safeParse(message).data;
  if (failed) throw new Failure(failed.failed);
  const how = message === 'late' ? 'tarda demasiado' : (await child.exited).how;
  throw new Failure(
    `${service.name} no ha arrancado (${how}): mira ${folder}.log en los registros.`,
  );
}
