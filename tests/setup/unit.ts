/** Harmless values, so that modules which read the environment can be imported; `.invalid` never resolves. */
Object.assign(process.env, {
  SITE_URL: 'https://grupodauro.example',
  SUPABASE_URL: 'https://supabase.invalid',
  SUPABASE_PUBLISHABLE_KEY: 'publishable-for-tests',
  SUPABASE_SECRET_KEY: 'secret-for-tests',
  SHOPIFY_STORE_DOMAIN: 'tienda.invalid',
  SHOPIFY_STOREFRONT_TOKEN: 'token-for-tests',
});
