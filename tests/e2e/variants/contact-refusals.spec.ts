import { expect, noScript, test } from '../../setup/browser.ts';
import { messageForm, sendMessage, storedMessages, writeMessage } from '../../setup/contact.ts';
import { useUpLimit } from '../../setup/rate-limit.ts';

/** The pages that answer a refused contact form without JavaScript. */

type Message = ReturnType<typeof messageForm>;

const formWith = (fields: Message, changes: Partial<Message>) => ({
  type: 'application/x-www-form-urlencoded',
  data: new URLSearchParams({ ...fields, ...changes }).toString(),
});

for (const { name, status, title, text, points, sent } of [
  {
    name: 'with too much in every field',
    status: 400,
    title: 'Falta algo en tu mensaje',
    text: 'No hemos enviado nada todavía. Vuelve atrás con el botón del navegador, donde sigue lo que has escrito, y revisa esto:',
    points: [
      ...['Nombre: máximo 100 caracteres', 'Email: máximo 255 caracteres'],
      ...['Asunto: máximo 200 caracteres', 'Mensaje: máximo 5000 caracteres'],
    ],
    sent: (fields: Message) =>
      formWith(fields, {
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
    sent: (fields: Message) => formWith(fields, { message: 'a'.repeat(300_000) }),
  },
  {
    name: 'that is no form',
    status: 400,
    title: 'No hemos podido leer tu mensaje',
    text: 'Lo que ha llegado no tiene la forma de un formulario. Vuelve al nuestro y prueba otra vez.',
    points: [],
    sent: () => ({ type: 'application/octet-stream', data: 'hola' }),
  },
]) {
  test(`a message ${name} is answered with a page that says so`, async ({ request }) => {
    const fields = messageForm();
    const { type, data } = sent(fields);
    const headers = { 'content-type': type };
    const answer = await request.post('/contacto/enviar', { headers, data });
    expect(answer.status()).toBe(status);
    const html = await answer.text();
    expect(html).toContain(`<h1>${title}</h1>\n<p>${text}</p>`);
    expect([...html.matchAll(/<li>(.*)<\/li>/g)].map(([, point]) => point)).toEqual(points);
    expect(html).toContain('<a href="/contacto">Volver al formulario</a>');
    expect(await storedMessages(fields.email)).toEqual([]);
  });
}

noScript('a sender past the rate limit has to wait', async ({ page, problems, visitorAddress }) => {
  problems.expectFailure('/contacto/enviar', 429);
  const hour = await useUpLimit('contacto', visitorAddress);
  const fields = await writeMessage(page);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    sendMessage(page),
  ]);
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
  await sendMessage(page);
  await expect(page).toHaveURL('/gracias');
});
