import { binaryOf, type Tool } from './tool.ts';

/** next.config.ts requires a complete environment, even to generate the types of the routes. */
export const standIns = {
  SITE_URL: 'http://localhost',
  SUPABASE_URL: 'http://127.0.0.1',
  SUPABASE_PUBLISHABLE_KEY: 'ninguna',
  SUPABASE_SECRET_KEY: 'ninguna',
  SHOPIFY_STORE_DOMAIN: 'http://127.0.0.1',
  SHOPIFY_STOREFRONT_TOKEN: 'ninguno',
};

export const typeTools = (): Tool[] => [
  { name: 'typegen', module: binaryOf('next', 'next'), args: ['typegen'], env: standIns },
  { name: 'types', module: binaryOf('typescript', 'tsc'), args: ['--noEmit'] },
];
