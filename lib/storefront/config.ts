import 'server-only';
import { env } from '@/lib/env';

export interface StorefrontConfig {
  /** `https://…` of the shop, or the embedded one's `http://127.0.0.1:…`. */
  origin: string;
  /** Opens the shop to browsers; sent when there is no private one. */
  token: string;
  /** Opens the shop to servers: only with it Shopify believes a buyer's address. */
  privateToken?: string | undefined;
  apiVersion: string;
  /** Milliseconds for everything: both tries, the wait between them and reading the body. */
  deadlineMs: number;
}

/** The shop that the environment names. */
export const storefrontConfig: StorefrontConfig = {
  origin: env.SHOPIFY_STORE_DOMAIN,
  token: env.SHOPIFY_STOREFRONT_TOKEN,
  privateToken: env.SHOPIFY_PRIVATE_TOKEN,
  apiVersion: env.SHOPIFY_API_VERSION,
  deadlineMs: 5_000,
};
