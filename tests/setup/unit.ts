import { afterEach, vi } from 'vitest';

/** Harmless values, so that modules which read the environment can be imported; `.invalid` never resolves. */
Object.assign(process.env, {
  SITE_URL: 'https://grupodauro.example',
  SUPABASE_URL: 'https://supabase.invalid',
  SUPABASE_PUBLISHABLE_KEY: 'publishable-for-tests',
  SUPABASE_SECRET_KEY: 'secret-for-tests',
  SHOPIFY_STORE_DOMAIN: 'tienda.invalid',
  SHOPIFY_STOREFRONT_TOKEN: 'token-for-tests',
});

afterEach(() => void vi.useRealTimers());

/** Server components ask outside a request for the texts of the site, which have one language. */
vi.mock('next-intl/server', async () => {
  const { createFormatter, createTranslator } = await import('next-intl');
  const { messages } = await import('@/messages/es');
  const locale = 'es';
  return {
    getMessages: async () => messages,
    getFormatter: async () => createFormatter({ locale, timeZone: 'Europe/Madrid' }),
    getTranslations: async (namespace?: 'blog') =>
      createTranslator({ locale, messages, ...(namespace && { namespace }) }),
  };
});
