import { secretClient } from '../setup/backend.ts';
import { expect, expectLink, test, variant, withAndWithout } from '../setup/browser.ts';
import {
  messageForm,
  restoreFromCache,
  sendMessage,
  storedMessages,
  visitor,
  writeMessage,
} from '../setup/contact.ts';
import { holdForm } from '../setup/hold-form.ts';
import { expectMail } from '../setup/mail.ts';

for (const [scenario, way] of withAndWithout) {
  scenario(`a complete message is stored with its consent, ${way} JavaScript`, async ({ page }) => {
    const fields = visitor();
    await writeMessage(page, { ...fields, subject: '' });
    await sendMessage(page);
    const subject = page.getByLabel('Asunto');
    if (way === 'with') await expect(page.getByText('El asunto es obligatorio')).toBeVisible();
    expect(await subject.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
      true,
    );
    await expect(page).toHaveURL('/contacto');
    expect(await storedMessages(fields.email)).toEqual([]);

    await subject.fill(fields.subject);
    await sendMessage(page);
    await expect(page).toHaveURL('/gracias');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias. Ya lo tenemos.');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
    const main = page.getByRole('main');
    await expect(main).toContainText('Solemos contestar en 24-48 horas laborables.');
    for (const [name, href] of [
      ['Volver al inicio', '/'],
      ['Leer el blog mientras tanto', '/blog'],
    ] as const) {
      await expectLink(main, name, href);
    }

    const [row, ...others] = await storedMessages(fields.email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ name: fields.name, subject: fields.subject, status: 'nueva' });
    expect(row?.message.replaceAll('\r\n', '\n')).toBe(fields.message);
    expect(row?.consent_at).not.toBeNull();
    expect(row?.consent_version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
}

test('a form sent again from another network is the same message', variant, async ({ page }) => {
  const fields = await writeMessage(page);
  // The message is stored, but its response is lost: after a 204 the browser stays on the page.
  let isLost = true;
  await page.route('**/contacto/enviar', async (route, request) => {
    const headers = { ...request.headers(), 'x-forwarded-for': `10.9.8.${isLost ? 7 : 6}` };
    if (!isLost) return route.continue({ headers });
    expect((await route.fetch({ headers, maxRedirects: 0 })).status()).toBe(303);
    await route.fulfill({ status: 204 });
  });
  await sendMessage(page);
  await expect.poll(() => storedMessages(fields.email)).toHaveLength(1);
  isLost = false;
  await restoreFromCache(page);
  await sendMessage(page);
  await expect(page).toHaveURL('/gracias');
  expect(await storedMessages(fields.email)).toHaveLength(1);

  // After going back the form still has the sent values. Changing one makes it another message.
  await page.goBack();
  await expect(page.getByLabel('Mensaje')).toHaveValue(fields.message);
  await page.getByLabel('Mensaje').fill('¿Y los sábados?');
  await sendMessage(page);
  await expect(page).toHaveURL('/gracias');
  expect(await storedMessages(fields.email)).toHaveLength(2);
});

test('the form shows the error under each field, and focuses the first', async ({ page }) => {
  await page.goto('/contacto');
  await page.getByLabel('Email').fill('zoraida');
  await sendMessage(page);
  for (const message of [
    'El nombre es obligatorio',
    'Email inválido',
    'El asunto es obligatorio',
    'El mensaje es obligatorio',
    'Debes aceptar la política de privacidad',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await expect(page.getByLabel('Nombre')).toHaveAccessibleDescription('El nombre es obligatorio');
  await page.getByLabel('Nombre').fill('   ');
  await sendMessage(page);
  await expect(page.getByText('El nombre es obligatorio')).toBeVisible();
  await page.getByLabel('Nombre').fill('Zoraida');
  await expect(page.getByText('El nombre es obligatorio')).toBeHidden();
  // As if pasted: the browser would cut it at `maxlength`.
  await page.getByLabel('Mensaje').focus();
  await page.keyboard.insertText('a'.repeat(5001));
  await expect(page.getByText('Máximo 5000 caracteres', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/contacto');
});

test('the button shows the sending, and is enabled after going back', variant, async ({ page }) => {
  const onItsWay = await holdForm(page, '/contacto/enviar');
  await writeMessage(page);
  const send = page.getByRole('button', { name: 'Enviar mensaje' });
  // The submission is a navigation, for whose end Playwright waits; the page itself notes what its button shows until then.
  await send.evaluate((button: HTMLButtonElement) =>
    new MutationObserver(() => {
      if (button.ariaDisabled === 'true') sessionStorage.setItem('sending', button.textContent);
    }).observe(button, { attributes: true, childList: true, subtree: true, characterData: true }),
  );
  await send.click({ noWaitAfter: true });
  onItsWay.release();
  await expect(page).toHaveURL('/gracias');
  expect(await page.evaluate(() => sessionStorage.getItem('sending'))).toBe('Enviando...');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Enviar mensaje' })).toBeEnabled();
});

test('a message sent twice at once, and again, is one and has one answer', async ({ request }) => {
  const form = { ...messageForm(), message: '¿Abrís?' };
  const { email } = form;
  const send = () => request.post('/contacto/enviar', { form, maxRedirects: 0 });
  const answers = [...(await Promise.all([send(), send()])), await send()];
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
  expect(await storedMessages(email)).toHaveLength(1);

  const outbox = () => secretClient().from('mail_outbox').select('sent_at').eq('recipient', email);
  await expect.poll(async () => (await outbox()).data?.[0]?.sent_at ?? null).not.toBeNull();
  const [mail] = await expectMail(`To: ${email}`, 1);
  expect(mail?.subject).toMatch(/^Hemos recibido tu mensaje \(CO-\w{8}\)$/);
  expect(mail?.text).toContain('24-48 horas laborables');
  expect(mail?.text).not.toContain('¿Abrís?');
});

test('a message without consent is refused, and that of a bot not stored', async ({ request }) => {
  const form = visitor();
  expect((await request.post('/contacto/enviar', { form })).status()).toBe(400);
  const bot = { ...form, consent: 'on', apodo: 'x' };
  const trapped = await request.post('/contacto/enviar', { form: bot, maxRedirects: 0 });
  expect(trapped.status()).toBe(303);
  expect(await storedMessages(form.email)).toEqual([]);
});

test('the page shows opening hours, networks and more direct ways', async ({ page }) => {
  await page.goto('/contacto');
  const main = page.getByRole('main');
  await expect(main).toContainText('Lunes a viernes, de 10:00 a 14:00');
  for (const [link, href] of [
    ['¿Has escrito un libro? Envía tu propuesta editorial', '/dauro/editorial/propuesta'],
    ['¿Tienes una obra de arte? Pide un informe o una valoración', '/dauro/arte'],
    ['¿Buscas un servicio? Solicita información', '/servicios'],
  ] as const) {
    await expectLink(main, link, href);
  }
  for (const network of ['Facebook', 'Instagram', 'X', 'Pinterest', 'YouTube']) {
    await expect(main.getByRole('link', { name: network, exact: true })).toBeVisible();
  }
  const json = await main.locator('script[type="application/ld+json"]').textContent();
  const business = expect.objectContaining({ '@type': 'LocalBusiness' });
  expect(JSON.parse(json ?? '')).toContainEqual(business);
});
