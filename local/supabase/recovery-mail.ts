import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../lib/text/escape-html.ts';

export type RecoveryMail = { subject: string; text: string; html: string };

const subject = 'Restablece tu contraseña de Grupo Dauro';

/** The letter with the link that sets a new password. */
export async function recoveryMail(
  projectDir: string,
  values: { siteUrl: string; tokenHash: string; email: string },
): Promise<RecoveryMail> {
  const siteUrl = values.siteUrl.replace(/\/+$/, '');
  const link = `${siteUrl}/auth/confirm?token_hash=${values.tokenHash}&type=recovery`;
  const variables: Record<string, string> = {
    SiteURL: siteUrl,
    TokenHash: values.tokenHash,
    Email: values.email,
    ConfirmationURL: link,
    RedirectTo: siteUrl,
  };
  // The template that the hosted service is configured with, so that both send the same letter.
  const file = join(projectDir, 'supabase', 'templates', 'recovery.html');
  const template = await readFile(file, 'utf8');
  const html = template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (whole, name: string) => {
    const value = variables[name];
    return value === undefined ? whole : escapeHtml(value);
  });
  const text = [
    'Hola:',
    'Hemos recibido una petición para restablecer la contraseña de tu cuenta de Grupo Dauro. Abre este enlace para elegir una nueva:',
    link,
    'El enlace vale durante una hora y una sola vez. Si no lo has pedido tú, puedes olvidar este mensaje.',
  ].join('\n\n');
  return { subject, text, html };
}
