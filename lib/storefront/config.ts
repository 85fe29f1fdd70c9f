import 'server-only';
import { env } from '@/lib/env';

export interface StorefrontConfig {
  /** The shop's `https://…` origin, or the embedded shop's `http://127.0.0.1:…`. */
  origin: string;
  /** The public token for browsers; used when there is no private one. */
  token: string;
  /** The private token for servers; Shopify trusts the buyer's address only with this token. */
  privateToken?: string | undefined;
  apiVersion: string;
  /** Milliseconds for the whole request: both attempts, the pause between them and reading the body. */
  deadlineMs: number;
}

/** The configuration of the shop from the environment. */
export const storefrontConfig: StorefrontConfig = {
  origin: env.SHOPIFY_STORE_DOMAIN,
  token: env.SHOPIFY_STOREFRONT_TOKEN,
  privateToken: env.SHOPIFY_PRIVATE_TOKEN,
  apiVersion: env.SHOPIFY_API_VERSION,
  deadlineMs: 5_000,
};
