import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationVariables } from '../../lib/env-schema.ts';
import type { StorefrontKeys, SupabaseKeys } from './services.ts';
import type { Settings } from './settings.ts';
import { commandVariables, settingOf } from './variables.ts';

export type Keys = {
  supabase: SupabaseKeys | undefined;
  storefront: StorefrontKeys | undefined;
  /** Used when none are configured. */
  secrets: { cron: string; doctor: string };
};

/** The variables of the site and its commands: of the settings, the embedded services, and others that are set. */
export function composeEnvironment(settings: Settings, keys: Keys): Record<string, string> {
  const { supabase, storefront, secrets } = keys;
  const own: Record<string, string | undefined> = {
    SITE_URL: settings.siteUrl,
    SUPABASE_URL: supabase?.url,
    SUPABASE_PUBLISHABLE_KEY: supabase?.publishableKey,
    SUPABASE_SECRET_KEY: supabase?.secretKey,
    SHOPIFY_STORE_DOMAIN: storefront?.url,
    SHOPIFY_STOREFRONT_TOKEN: storefront?.token,
    SHOPIFY_PRIVATE_TOKEN: storefront?.token,
    SHOPIFY_WEBHOOK_SECRET: storefront?.webhookSecret,
    CRON_SECRET: settingOf(settings.variables, 'CRON_SECRET') ?? secrets.cron,
    DOCTOR_SECRET: settingOf(settings.variables, 'DOCTOR_SECRET') ?? secrets.doctor,
    SHOPIFY_API_VERSION: settingOf(settings.variables, 'SHOPIFY_API_VERSION') ?? '2025-07',
    OUTBOX_DIR: join(settings.dataDir, 'outbox'),
    TRUST_PROXY: settingOf(settings.variables, 'TRUST_PROXY') ?? 'true',
    PORT: String(settings.port),
    SUPABASE_PORT: String(settings.supabasePort),
    STOREFRONT_PORT: String(settings.storefrontPort),
    DATA_DIR: settings.dataDir,
    NEXT_DIST_DIR: settings.distDir,
  };
  const composed: Record<string, string> = {};
  for (const name of [...applicationVariables, ...commandVariables]) {
    const value = own[name] ?? settingOf(settings.variables, name);
    if (value !== undefined) composed[name] = value;
  }
  return composed;
}

/** Formats dotenv text that a shell may also source. */
export function formatEnvironment(environment: Readonly<Record<string, string>>): string {
  const lines = Object.entries(environment).map(([name, value]) => `${name}=${quote(value)}`);
  return `${lines.join('\n')}\n`;
}

/** Writes the file atomically and readable only by its owner, because it contains the secret key. */
export function writeEnvironment(dataDir: string, environment: Readonly<Record<string, string>>) {
  const file = join(dataDir, 'env');
  writeFileSync(`${file}.new`, formatEnvironment(environment), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function quote(value: string): string {
  if (/^[\w./:@%+,-]*$/.test(value)) return value;
  const mark = ["'", '"', '`'].find((candidate) => !value.includes(candidate)) ?? "'";
  return `${mark}${value}${mark}`;
}
