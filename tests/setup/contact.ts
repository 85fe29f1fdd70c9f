import type { Page } from '@playwright/test';
import { secretClient } from './backend.ts';

export const visitor = () => ({
  name: 'Zoraida Peñalver',
  email: `zoraida-${crypto.randomUUID()}@lectora.example`,
  subject: 'Una duda sobre un libro',
  message: '¿Abrís los viernes?\n\nMe gustaría pasar a recogerlo.',
});

/** What a browser sends. */
export const messageForm = () => ({ ...visitor(), consent: 'on' });

export async function fillMessage(page: Page, fields = visitor()) {
  await page.getByLabel('Nombre').fill(fields.name);
  await page.getByLabel('Email').fill(fields.email);
  await page.getByLabel('Asunto').fill(fields.subject);
  await page.getByLabel('Mensaje').fill(fields.message);
  await page.getByRole('checkbox', { name: /política de privacidad/ }).check();
  return fields;
}

/** Opens the form, and fills it in. */
export async function writeMessage(page: Page, fields?: ReturnType<typeof visitor>) {
  await page.goto('/contacto');
  return fillMessage(page, fields);
}

export const sendMessage = (page: Page) =>
  page.getByRole('button', { name: 'Enviar mensaje' }).click();

/** What a page is told that comes back from the back/forward cache, which Playwright turns off. */
export const restoreFromCache = (page: Page) =>
  page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );

export async function storedMessages(email: string) {
  const { data } = await secretClient()
    .from('contact_messages')
    .select('id, name, email, subject, message, status, consent_at, consent_version')
    .eq('email', email)
    .throwOnError();
  return data;
}
