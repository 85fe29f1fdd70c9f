import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../lib/text/text.ts';

export type RecoveryMail = { subject: string; text: string; html: string };

export async function recoveryMail(
  projectDir: string,
  values: { siteUrl: string; tokenHash: string },
): Promise<RecoveryMail> {
  const siteUrl = values.siteUrl.replace(/\/+$/, '');
  const link = `${siteUrl}/auth/confirm?token_hash=${values.tokenHash}&type=recovery`;
  const variables: Record<string, string> = {
    SiteURL: siteUrl,
    TokenHash: values.tokenHash,
  };
  // Template and subject are the hosted service's configuration, so that both send the same mail.
  const folder = join(projectDir, 'supabase');
  const template = await readFile(join(folder, 'templates', 'recovery.html'), 'utf8');
  const config = await readFile(join(folder, 'config.toml'), 'utf8');
  const [, subject] = /\[auth\.email\.template\.recovery\]\nsubject = "(.+)"/.exec(config) ?? [];
  if (!subject) throw new Error('supabase/config.toml has no subject for the recovery mail');
  const html = template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (whole, name: string) =>
    escapeHtml(variables[name] ?? whole),
  );
  const text = [
    'Hola:',
    'Hemos recibido una petición para restablecer la contraseña de tu cuenta de Grupo Dauro. Abre este enlace para elegir una nueva:',
    link,
    'El enlace vale durante quince minutos y una sola vez. Si no lo has pedido tú, puedes olvidar este mensaje.',
  ].join('\n\n');
  return { subject, text, html };
}
