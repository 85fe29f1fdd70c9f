import { join, relative } from 'node:path';
import { demoAccounts, demoPassword } from '../supabase/accounts.ts';
import type { Settings } from './settings.ts';

const roles = { admin: 'administración', staff: 'equipo' };

export function readyBanner(
  settings: Settings,
  environment: Readonly<Record<string, string>>,
): string {
  const place = (name: string) => relative(settings.root, join(settings.dataDir, name));
  const lines = [
    'Listo',
    `  Sitio         ${settings.siteUrl}`,
    `  Supabase      ${environment['SUPABASE_URL']}`,
    `  Tienda        ${environment['SHOPIFY_STORE_DOMAIN']}`,
    `  Correo        ${environment['SMTP_URL'] ? 'por SMTP' : place('outbox')}`,
    `  Variables     ${place('env')}`,
    `  Registros     ${place('logs')}`,
  ];
  if (settings.embeds.supabase) {
    lines.push(`  Cuentas de prueba (contraseña ${demoPassword}):`);
    for (const { email, role } of demoAccounts) {
      lines.push(`    ${email.padEnd(20)} ${role ? roles[role] : 'sin permisos'}`);
    }
  }
  lines.push('  Ctrl-C lo para todo.');
  return lines.join('\n');
}
