import type { Page } from '@playwright/test';
import { expect, noScript, test } from '../../setup/browser.ts';
import { messageForm, storedMessages, writeMessage } from '../../setup/contact.ts';
import { useUpLimit } from '../../setup/rate-limit.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';

/** The pages that answer a refused contact form without JavaScript. */

type Message = ReturnType<typeof messageForm>;

const encoded = 'application/x-www-form-urlencoded';
const lookAgain =
  'No hemos enviado nada todavía. Vuelve atrás con el botón del navegador, donde sigue lo que has escrito, y revisa esto:';
const invalid = { status: 400, title: 'Falta algo en tu mensaje', text: lookAgain };
const send = (changes: Partial<Message>) => (fields: Message) => ({
  type: encoded,
  body: new URLSearchParams({ ...fields, ...changes }).toString(),
});

const refusals = [
  {
    name: 'with too much in every field',
    ...invalid,
    points: [
      ...['Nombre: máximo 100 caracteres', 'Email: máximo 255 caracteres'],
      ...['Asunto: máximo 200 caracteres', 'Mensaje: máximo 5000 caracteres'],
    ],
    sent: send({
      name: 'a'.repeat(101),
      email: `${'a'.repeat(64)}@${'b.'.repeat(100)}example`,
      subject: 'a'.repeat(10_000),
      message: 'a'.repeat(5001),
    }),
  },
  {
    name: 'that is longer than any message',
    status: 413,
    title: 'Tu mensaje es demasiado largo',
    text: 'El mensaje no puede pasar de 5.000 caracteres. Vuelve atrás con el botón del navegador: lo que has escrito sigue ahí.',
    points: [],
    sent: send({ message: 'a'.repeat(300_000) }),
  },
  {
    name: 'that is no form',
    status: 400,
    title: 'No hemos podido leer tu mensaje',
    text: 'Lo que ha llegado no tiene la forma de un formulario. Vuelve al nuestro y prueba otra vez.',
    points: [],
    sent: () => ({ type: 'application/octet-stream', body: 'hola' }),
  },
];

/** Submits the form and returns the response. */
async function sendForm(page: Page) {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Enviar mensaje' }).click(),
  ]);
  return answer;
}

for (const { name, status, title, text, points, sent } of refusals) {
  noScript(`a message ${name} is answered with a page that says so`, async ({ page, problems }) => {
    problems.expectFailure('/contacto/enviar', status);
    const fields = messageForm();
    await page.goto('/contacto');
    await writeMessage(page, fields);
    const { type, body } = sent(fields);
    await page.route('**/contacto/enviar', (route, request) =>
      route.continue({
        postData: body,
        headers: { ...request.headers(), 'content-type': type },
      }),
    );
    expect((await sendForm(page)).status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText(points);
    expect(await storedMessages(fields.email)).toEqual([]);
    await page.getByRole('link', { name: 'Volver al formulario' }).click();
    await expect(page).toHaveURL('/contacto');
  });
}

noScript(
  'a sender past the rate limit is asked to wait',
  async ({ page, problems, visitorAddress }) => {
    problems.expectFailure('/contacto/enviar', 429);
    const fields = messageForm();
    const hour = await useUpLimit('contacto', visitorAddress);
    await page.goto('/contacto');
    await writeMessage(page, fields);
    const answer = await sendForm(page);
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un momento');
    await expect(
      page.getByText('Has enviado demasiadas solicitudes. Inténtalo de nuevo más tarde.', {
        exact: true,
      }),
    ).toBeVisible();
    expect(await storedMessages(fields.email)).toEqual([]);
    await hour.forget();
    await page.goBack();
    await expect(page.getByLabel('Mensaje')).toHaveValue(fields.message);
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page).toHaveURL('/gracias');
  },
);

test('refused attempts count too', async ({ request }) => {
  const limit = Number(siteEnvironment()['FORM_RATE_LIMIT'] || 20);
  test.skip(limit > 50, 'the rate limit of this site is set for another run');
  const post = (form: Partial<Message>) =>
    request.post('/contacto/enviar', { form, maxRedirects: 0 });
  for (let sent = 0; sent < limit; sent += 1) {
    expect((await post({ subject: 'Nada más' })).status()).toBe(400);
  }
  const fields = messageForm();
  for (const form of [{}, fields]) expect((await post(form)).status()).toBe(429);
  expect(await storedMessages(fields.email)).toEqual([]);
});
