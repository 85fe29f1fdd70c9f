import { App, setExperimental } from '@supabase/lite';
import type { Database } from './database.ts';
import type { Keys } from './keys.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import type { DataPaths } from './paths.ts';
import { rememberSqlErrors } from './sql-errors.ts';
import { createStorageAdapter } from './storage-adapter.ts';

/** As in supabase/config.toml: a session ends after 30 days, and after half a day without a refresh. */
export const sessionLimits = { timebox: '720h', inactivity_timeout: '12h' };

/** The library's implementation, configured like the hosted project: no confirmation, only the schema public. */
export function createEngine(options: {
  database: Database;
  keys: Keys;
  paths: DataPaths;
  projectDir: string;
  siteUrl: string;
}): App {
  const { database, keys, paths, projectDir, siteUrl } = options;
  setExperimental('storage', true);
  rememberSqlErrors(database.connection);
  const app = new App({
    connection: database.connection,
    api: { schemas: ['public'], max_rows: 1000 },
    studio: { enabled: false },
    storage: { enabled: true },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [],
      minimum_password_length: 6,
      sessions: sessionLimits,
      email: {
        enable_signup: true,
        enable_confirmations: false,
        otp_length: 10,
        otp_expiry: 900,
      },
    },
    options: { server: { disableStudio: true, admin: false } },
  });
  app._mailer = createOutboxMailer({ outbox: paths.outbox, projectDir, siteUrl });
  app._storageAdapter = createStorageAdapter(paths.objects);
  return app;
}
