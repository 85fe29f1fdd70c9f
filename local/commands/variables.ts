/** The variables of the application, in the order of `$DATA_DIR/env`. */
export const applicationVariables = [
  'SITE_URL',
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
  'SHOPIFY_STORE_DOMAIN',
  'SHOPIFY_STOREFRONT_TOKEN',
  'SHOPIFY_PRIVATE_TOKEN',
  'SHOPIFY_API_VERSION',
  'SHOPIFY_WEBHOOK_SECRET',
  'CRON_SECRET',
  'CONTACT_FORM_ACTION',
  'SMTP_URL',
  'MAIL_FROM',
  'OUTBOX_DIR',
  'FORM_RATE_LIMIT',
  'CLAMAV_URL',
  'TRUST_PROXY',
  'REDIS_URL',
] as const;

/** The variables of `up` itself; they are in `$DATA_DIR/env` too, but do not require a new build. */
export const commandVariables = [
  'PORT',
  'SUPABASE_PORT',
  'STOREFRONT_PORT',
  'DATA_DIR',
  'NEXT_DIST_DIR',
] as const;

export type Variables = Readonly<Record<string, string | undefined>>;

/** Empty values count as absent, because most hosting panels set unused variables to an empty value. */
export function settingOf(variables: Variables, name: string): string | undefined {
  return variables[name]?.trim() || undefined;
}
