import type { Environment } from '../../lib/env-schema.ts';
import { Failure } from '../shared/failure.ts';
import type { Settings } from './settings.ts';

const deadline = 8000;

/** Requests each configured service once, so that a wrong address is reported before the build. */
export async function checkConfigured(embeds: Settings['embeds'], env: Environment): Promise<void> {
  if (!embeds.supabase) {
    const url = `${env.SUPABASE_URL}/auth/v1/settings`;
    const headers = { apikey: env.SUPABASE_PUBLISHABLE_KEY };
    await check('SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', url, { headers });
  }
  if (!embeds.storefront) {
    const url = `${env.SHOPIFY_STORE_DOMAIN}/api/${env.SHOPIFY_API_VERSION}/graphql.json`;
    // The site prefers the private token to the public one.
    const token = env.SHOPIFY_PRIVATE_TOKEN ?? env.SHOPIFY_STOREFRONT_TOKEN;
    const [variable, header] = env.SHOPIFY_PRIVATE_TOKEN
      ? ['SHOPIFY_PRIVATE_TOKEN', 'shopify-storefront-private-token']
      : ['SHOPIFY_STOREFRONT_TOKEN', 'x-shopify-storefront-access-token'];
    await check('SHOPIFY_STORE_DOMAIN', variable, url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [header]: token },
      body: JSON.stringify({ query: '{ shop { name } }' }),
    });
  }
}

async function check(variable: string, keyVariable: string, url: string, init: RequestInit) {
  const signal = AbortSignal.timeout(deadline);
  const response = await fetch(url, { ...init, signal }).catch(() => {
    throw new Failure(
      `No se llega a ${new URL(url).origin}: revisa ${variable} o quítala para usar el servicio local.`,
    );
  });
  await response.body?.cancel();
  const { status } = response;
  if (status === 401 || status === 403) {
    throw new Failure(`El servicio de ${variable} no acepta la clave: revisa ${keyVariable}.`);
  }
  if (status >= 400) {
    throw new Failure(`El servicio de ${variable} responde ${status}: revisa ${variable}.`);
  }
}
