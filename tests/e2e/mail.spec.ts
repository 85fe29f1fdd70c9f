import { secretClient } from '../setup/backend.ts';
import { expect, test } from '../setup/browser.ts';
import { messageForm } from '../setup/contact.ts';
import { expectMail } from '../setup/mail.ts';

test('a mail is marked as sent and does not contain the message', async ({ request }) => {
  const form = { ...messageForm(), message: '¿Abrís?' };
  const { email } = form;
  const answer = await request.post('/contacto/enviar', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  const [own] = await expectMail(`To: ${email}`, 1);
  expect(own?.subject).toMatch(/^Hemos recibido tu mensaje \(CO-\w{8}\)$/);
  expect(own?.text).toContain('24-48 horas laborables');
  expect(own?.text).not.toContain('¿Abrís?');
  const sent = () => secretClient().from('mail_outbox').select('sent_at').eq('recipient', email);
  await expect.poll(async () => (await sent()).data?.[0]?.sent_at ?? null).not.toBeNull();
});
