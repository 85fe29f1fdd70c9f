import { expect, noScript, test } from '../setup/browser.ts';
import {
  messageForm,
  sendMessage,
  storedMessages,
  visitor,
  writeMessage,
} from '../setup/contact.ts';
import { holdForm } from '../setup/hold-form.ts';
import { withAndWithout } from '../setup/with-and-without.ts';

for (const [scenario, way] of withAndWithout) {
  scenario.describe(`a message, ${way} JavaScript`, () => {
    scenario('is stored with its consent, and the thank-you page opens', async ({ page }) => {
      const fields = visitor();
      await page.goto('/contacto');
      await writeMessage(page, fields);
      await sendMessage(page);
      await expect(page).toHaveURL('/gracias');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias. Ya lo tenemos.');
      const main = page.getByRole('main');
      await expect(main).toContainText(
        'Hemos recibido tu mensaje. Solemos contestar en 24-48 horas laborables.',
      );
      await expect(main.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
        'href',
        '/',
      );
      await expect(main.getByRole('link', { name: 'Leer el blog mientras tanto' })).toHaveAttribute(
        'href',
        '/blog',
      );

      const [row, ...others] = await storedMessages(fields.email);
      expect(others).toEqual([]);
      expect(row).toMatchObject({ name: fields.name, subject: fields.subject, status: 'nueva' });
      expect(row?.message.replaceAll('\r\n', '\n')).toBe(fields.message);
      expect(row?.consent_at).not.toBeNull();
      expect(row?.consent_version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    });

    scenario('is not sent while a field is missing', async ({ page }) => {
      const fields = visitor();
      await page.goto('/contacto');
      await writeMessage(page, fields);
      await page.getByLabel('Asunto').fill('');
      await sendMessage(page);
      await expect(page).toHaveURL('/contacto');
      const missing = page.getByLabel('Asunto');
      if (way === 'with') await expect(page.getByText('El asunto es obligatorio')).toBeVisible();
      expect(await missing.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
        true,
      );
      expect(await storedMessages(fields.email)).toEqual([]);
    });
  });
}

noScript('is stored once when it is sent twice within ten minutes', async ({ page }) => {
  const fields = visitor();
  for (const _ of ['first', 'second']) {
    await page.goto('/contacto');
    await writeMessage(page, fields);
    await sendMessage(page);
    await expect(page).toHaveURL('/gracias');
  }
  expect(await storedMessages(fields.email)).toHaveLength(1);
});

test('a form sent again from another network is the same message until it is changed', {
  tag: '@variant',
}, async ({ page }) => {
  const fields = visitor();
  await page.goto('/contacto');
  await writeMessage(page, fields);
  // The message is stored, but its response is lost: after a 204 the browser stays on the page.
  let isLost = true;
  await page.route('**/contacto/enviar', async (route, request) => {
    const headers = { ...request.headers(), 'x-forwarded-for': `10.9.8.${isLost ? 7 : 6}` };
    if (!isLost) return route.continue({ headers });
    expect((await route.fetch({ headers, maxRedirects: 0 })).status()).toBe(303);
    await route.fulfill({ status: 204 });
  });
  const wake = () => page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
  await sendMessage(page);
  await expect.poll(() => storedMessages(fields.email)).toHaveLength(1);
  isLost = false;
  await wake();
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

noScript(
  'a refused message shows the reasons, and going back shows it again',
  async ({ page, problems }) => {
    problems.expectFailure('/contacto/enviar', 400);
    const fields = visitor();
    await page.goto('/contacto');
    await writeMessage(page, { ...fields, name: '   ' });
    await sendMessage(page);
    await expect(page.getByRole('heading', { name: 'Falta algo en tu mensaje' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText(['El nombre es obligatorio']);
    await page.goBack();
    await expect(page.getByLabel('Mensaje')).toHaveValue(fields.message);
    await page.getByLabel('Nombre').fill(fields.name);
    await sendMessage(page);
    await expect(page).toHaveURL('/gracias');
    expect(await storedMessages(fields.email)).toHaveLength(1);
  },
);

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
  await expect(page).toHaveURL('/contacto');
});

test('the button shows that the form is being sent, and is enabled after going back', {
  tag: '@variant',
}, async ({ page }) => {
  const fields = visitor();
  const onItsWay = await holdForm(page, '/contacto/enviar');
  await page.goto('/contacto');
  await writeMessage(page, fields);
  const send = page.getByRole('button', { name: 'Enviar mensaje' });
  // The submission is a navigation, for whose end Playwright waits; the page itself notes what its button shows until then.
  await send.evaluate((button: HTMLButtonElement) =>
    new MutationObserver(() => {
      if (button.disabled) sessionStorage.setItem('sending', button.textContent);
    }).observe(button, { attributes: true, childList: true, subtree: true, characterData: true }),
  );
  await send.click({ noWaitAfter: true });
  onItsWay.release();
  await expect(page).toHaveURL('/gracias');
  expect(await page.evaluate(() => sessionStorage.getItem('sending'))).toBe('Enviando...');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Enviar mensaje' })).toBeEnabled();
});

test('a double click sends one message', async ({ request }) => {
  const form = messageForm();
  const answers = await Promise.all(
    [1, 2].map(() => request.post('/contacto/enviar', { form, maxRedirects: 0 })),
  );
  expect(answers.map((answer) => answer.status())).toEqual([303, 303]);
  expect(await storedMessages(form.email)).toHaveLength(1);
});

test('the handler validates without the browser', async ({ request }) => {
  const fields = visitor();
  const bare = await request.post('/contacto/enviar', { form: { email: 'a' } });
  expect(bare.status()).toBe(400);
  const text = await bare.text();
  for (const reason of ['El nombre es obligatorio', 'Email inválido', 'Debes aceptar']) {
    expect(text).toContain(reason);
  }
  const unasked = await request.post('/contacto/enviar', { form: fields });
  expect(unasked.status()).toBe(400);
  const bytes = await request.post('/contacto/enviar', { data: Buffer.from('hola') });
  expect(bytes.status()).toBe(400);
  const bot = { ...fields, consent: 'on', apodo: 'x' };
  const trapped = await request.post('/contacto/enviar', { form: bot, maxRedirects: 0 });
  expect(trapped.status()).toBe(303);
  expect(await storedMessages(fields.email)).toEqual([]);
});

test('the page shows address and opening hours', async ({ page }) => {
  await page.goto('/contacto');
  const main = page.getByRole('main');
  await expect(main).toContainText('Lunes a viernes, de 10:00 a 14:00');
  await expect(main).toContainText('Granada');
  await expect(main.getByRole('heading')).toHaveText([
    'Hablemos',
    'Escríbenos',
    'Dónde estamos',
    'Hay puertas más directas',
  ]);
  await expect(main).toContainText('Cuéntanos qué te trae por aquí.');
  for (const [link, href] of [
    ['¿Has escrito un libro? Envía tu propuesta editorial', '/dauro/editorial/propuesta'],
    ['¿Tienes una obra de arte? Pide un informe o una valoración', '/dauro/arte'],
    ['¿Buscas un servicio? Solicita información', '/servicios'],
  ] as const) {
    await expect(main.getByRole('link', { name: link })).toHaveAttribute('href', href);
  }
  for (const network of ['Facebook', 'Instagram', 'X', 'Pinterest', 'YouTube']) {
    await expect(main.getByRole('link', { name: network, exact: true })).toBeVisible();
  }
  const [business] = JSON.parse(
    (await page.locator('main script[type="application/ld+json"]').textContent()) ?? '[]',
  );
  expect(business).toMatchObject({
    '@type': 'LocalBusiness',
    openingHoursSpecification: { opens: '10:00', closes: '14:00' },
  });
});

test('the thank-you page is not indexed', async ({ request }) => {
  const html = await (await request.get('/gracias')).text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});
