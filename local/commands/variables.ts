/** The variables of the application, in the order in which `$DATA_DIR/env` lists them. */
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

/** What `up` itself is set by; written to `$DATA_DIR/env` too, but no reason to build again. */
export const commandVariables = [
  'PORT',
  'SUPABASE_PORT',
  'STOREFRONT_PORT',
  'DATA_DIR',
  'NEXT_DIST_DIR',
] as const;

export type Variables = Readonly<Record<string, string | undefined>>;

/** Empty values count as absent, as in most hosting panels. */
export function settingOf(variables: Variables, name: string): string | undefined {
  return variables[name]?.trim() || undefined;
}
