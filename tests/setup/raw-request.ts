import { request } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import { siteEnvironment } from './site-environment.ts';

const site = new URL(siteEnvironment().SITE_URL);

/**
 * Sends a request exactly as written, because browsers and their tools normalise an address. It uses the session of a
 * browser, follows no redirect, and returns the complete response.
 */
export async function rawRequest(
  context: BrowserContext,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<string> {
  const jar = await context.cookies();
  const cookie = jar.map(({ name, value }) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: site.hostname,
        port: site.port,
        path,
        method,
        headers: { host: site.host, cookie, ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}
