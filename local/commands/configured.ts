import { Failure } from '../shared/failure.ts';
import type { Settings } from './settings.ts';
import { settingOf } from './variables.ts';

const deadline = 8000;

/** Asks each configured service for an answer, so that a wrong address is found before the build and not by it. */
export async function checkConfigured({ embeds, variables }: Settings): Promise<void> {
  if (!embeds.supabase) {
    const url = trimSlash(settingOf(variables, 'SUPABASE_URL') ?? '');
    const key = settingOf(variables, 'SUPABASE_PUBLISHABLE_KEY') ?? '';
    const answer = await ask('SUPABASE_URL', `${url}/auth/v1/settings`, {
      headers: { apikey: key },
    });
    judge('SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', answer.status);
  }
  if (!embeds.storefront) {
    const version = settingOf(variables, 'SHOPIFY_API_VERSION') ?? '2025-07';
    const origin = originOf(settingOf(variables, 'SHOPIFY_STORE_DOMAIN') ?? '');
    // The site sends the private token in place of the public one where there is one.
    const [variable, header] = settingOf(variables, 'SHOPIFY_PRIVATE_TOKEN')
      ? ['SHOPIFY_PRIVATE_TOKEN', 'shopify-storefront-private-token']
      : ['SHOPIFY_STOREFRONT_TOKEN', 'x-shopify-storefront-access-token'];
    const answer = await ask('SHOPIFY_STORE_DOMAIN', `${origin}/api/${version}/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [header]: settingOf(variables, variable) ?? '',
      },
      body: JSON.stringify({ query: '{ shop { name } }' }),
    });
    judge('SHOPIFY_STORE_DOMAIN', variable, answer.status);
  }
}

async function ask(variable: string, url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(deadline) });
    await response.body?.cancel();
    return response;
  } catch {
    throw new Failure(
      `No se llega a ${new URL(url).origin}: revisa ${variable} o quítala para usar el servicio local.`,
    );
  }
}

function judge(variable: string, keyVariable: string, status: number): void {
  if (status === 401 || status === 403) {
    throw new Failure(`El servicio de ${variable} no acepta la clave: revisa ${keyVariable}.`);
  }
  if (status >= 400) {
    throw new Failure(`El servicio de ${variable} responde ${status}: revisa ${variable}.`);
  }
}

/** A bare domain means https. */
function originOf(domain: string): string {
  return trimSlash(/^https?:\/\//.test(domain) ? domain : `https://${domain}`);
}

function trimSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
