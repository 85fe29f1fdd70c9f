import { secretClient } from '../setup/backend.ts';
import { expect, test } from '../setup/browser.ts';
import { messageForm } from '../setup/contact.ts';
import { enquirer, enquiryForms, fillEnquiry, sendEnquiry } from '../setup/enquiry.ts';
import { expectMail } from '../setup/mail.ts';

const subjects = {
  'dauro-arte': ['Hemos recibido tu consulta a Dauro Arte', 'Nueva consulta a Dauro Arte'],
  servicios: ['Hemos recibido tu solicitud de información', 'Nueva solicitud de servicios'],
} as const;

for (const form of enquiryForms) {
  test(`an enquiry of ${form.area} is acknowledged, and announced to the staff`, async ({
    page,
  }) => {
    const fields = { ...enquirer(), nombre: 'Ana\u202e <b>https://estafa.example</b>' };
    await page.goto(form.path);
    await fillEnquiry(page, fields, form.service);
    await sendEnquiry(page);
    await expect(page.getByText(form.sent)).toBeVisible();
    const [own] = await expectMail(`To: ${fields.email}`, 1);
    const reference = /\b(?:DA|SV)-\w{8}\b/.exec(own?.subject ?? '')?.[0] ?? '';
    expect(reference).toMatch(form.reference);
    const letters = await expectMail(reference, 2);
    const [acknowledged, announced] = subjects[form.area];
    expect(letters.map(({ subject }) => subject).sort()).toEqual(
      [`${acknowledged} (${reference})`, `${announced} (${reference})`].sort(),
    );
    const notice = letters.find(({ subject }) => subject.startsWith(announced));
    expect(notice?.head).toContain('To: info@grupodauro.example');
    expect(notice?.text).toContain(`/admin/${form.area}?q=${reference}`);
    for (const { text, source } of letters) {
      expect(text).not.toContain('estafa.example');
      expect(source).not.toContain(fields.telefono);
      expect(source).not.toMatch(/^Bcc:/im);
    }
    expect(notice?.source).not.toContain(fields.email);
  });
}

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
