import { Failure } from '../shared/failure.ts';
import type { Settings } from './settings.ts';
import { settingOf } from './variables.ts';

const deadline = 8000;

/** Requests each configured service once, so that a wrong address is reported before the build. */
export async function checkConfigured({ embeds, variables }: Settings): Promise<void> {
  const setting = (name: string) => settingOf(variables, name) ?? '';
  if (!embeds.supabase) {
    const url = `${originOf(setting('SUPABASE_URL'))}/auth/v1/settings`;
    const headers = { apikey: setting('SUPABASE_PUBLISHABLE_KEY') };
    await check('SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', url, { headers });
  }
  if (!embeds.storefront) {
    const version = setting('SHOPIFY_API_VERSION') || '2025-07';
    const url = `${originOf(setting('SHOPIFY_STORE_DOMAIN'))}/api/${version}/graphql.json`;
    // The site prefers the private token to the public one.
    const [variable, header] = setting('SHOPIFY_PRIVATE_TOKEN')
      ? ['SHOPIFY_PRIVATE_TOKEN', 'shopify-storefront-private-token']
      : ['SHOPIFY_STOREFRONT_TOKEN', 'x-shopify-storefront-access-token'];
    await check('SHOPIFY_STORE_DOMAIN', variable, url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [header]: setting(variable) },
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

/** Removes a final slash; a bare domain means https. */
function originOf(address: string): string {
  return (/^https?:\/\//.test(address) ? address : `https://${address}`).replace(/\/+$/, '');
}
