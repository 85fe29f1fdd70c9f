import { join, relative } from 'node:path';
import { mailService } from '../../lib/env-schema.ts';
import type { Settings } from './settings.ts';

const accounts = [
  ['admin@dauro.test', 'administración'],
  ['equipo@dauro.test', 'equipo'],
  ['lector@dauro.test', 'sin permisos'],
] as const;

export function readyBanner(
  settings: Settings,
  environment: Readonly<Record<string, string>>,
): string {
  const place = (name: string) => relative(settings.root, join(settings.dataDir, name));
  const mail = mailService(environment);
  const lines = [
    'Listo',
    `  Sitio         ${settings.siteUrl}`,
    `  Supabase      ${environment['SUPABASE_URL']}`,
    `  Tienda        ${environment['SHOPIFY_STORE_DOMAIN']}`,
    `  Correo        ${mail ? `por ${mail}` : place('outbox')}`,
    `  Variables     ${place('env')}`,
    `  Registros     ${place('logs')}`,
  ];
  if (settings.embeds.supabase) {
    lines.push('  Cuentas de prueba (contraseña granada-2026):');
    for (const [email, role] of accounts) lines.push(`    ${email.padEnd(20)} ${role}`);
  }
  lines.push('  Ctrl-C lo para todo.');
  return lines.join('\n');
}
