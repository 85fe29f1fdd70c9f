import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Services = { url: string; publishableKey: string; secretKey: string };
export type CommandResult = { code: number; out: string; err: string };

/** The command behind `npm run jobs -- …`, as somebody at a shell runs it, against a Supabase that is running. */
export async function runJobs(services: Services, ...args: string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, ['local/commands/jobs.ts', ...args], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      SITE_URL: 'http://localhost:3000',
      SUPABASE_URL: services.url,
      SUPABASE_PUBLISHABLE_KEY: services.publishableKey,
      SUPABASE_SECRET_KEY: services.secretKey,
      SHOPIFY_STORE_DOMAIN: 'http://127.0.0.1:1',
      SHOPIFY_STOREFRONT_TOKEN: 'ninguno',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text;
  });
  const [code] = await once(child, 'close');
  return { code: Number(code), ...said };
}
