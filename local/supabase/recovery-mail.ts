import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type RecoveryMail = { subject: string; text: string; html: string };

const subject = 'Restablece tu contraseña de Grupo Dauro';

const plainHtml = `<p>Hola:</p>
<p>Hemos recibido una petición para restablecer la contraseña de tu cuenta de Grupo Dauro.</p>
<p><a href="{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&amp;type=recovery">Elegir una contraseña nueva</a></p>
<p>El enlace vale durante una hora y una sola vez. Si no lo has pedido tú, puedes olvidar este mensaje.</p>
`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The template that the hosted service is configured with, so that both send the same letter. */
async function hostedTemplate(projectDir: string): Promise<string> {
  const path = join(projectDir, 'supabase', 'templates', 'recovery.html');
  return readFile(path, 'utf8').catch(() => plainHtml);
}

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
  const template = await hostedTemplate(projectDir);
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
