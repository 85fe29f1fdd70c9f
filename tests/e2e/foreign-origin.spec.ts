import { secretClient } from '../setup/backend.ts';
import { expect, test } from '../setup/browser.ts';
import { messageForm, storedMessages } from '../setup/contact.ts';
import { proposalForm, stored } from '../setup/proposal.ts';
import { multipart, proposalParts, proposalPath, rawForm } from '../setup/raw-form.ts';
import { newStaffAccount, password, signIn } from '../setup/sign-in.ts';

/**
 * A request that a page of another site sends with a visitor's browser. Every endpoint that takes a POST must refuse
 * it; lib/http/request.test.ts has every kind of such requests.
 */
const headers = { 'sec-fetch-site': 'cross-site' };

test('another site sends no message, order or file, and signs nobody out', async ({ request }) => {
  const form = messageForm();
  const answer = await request.post('/contacto/enviar', { form, headers, maxRedirects: 0 });
  expect(answer.status()).toBe(403);
  expect(answer.headers()['cache-control']).toContain('no-store');
  const page = await answer.text();
  expect(page).toContain('<h1>Mensaje rechazado</h1>');
  expect(page).toContain('solo recibimos mensajes desde el formulario de este sitio');
  expect(await storedMessages(form.email)).toEqual([]);

  for (const path of ['/tienda/carrito', '/tienda/existencias', '/subidas/editorial/obra']) {
    const answer = await request.post(path, { data: [], headers });
    expect(answer.status(), path).toBe(403);
  }
  const order = { variante: 'gid://shopify/ProductVariant/1' };
  expect((await request.post('/tienda/pagar', { form: order, headers })).status()).toBe(403);

  const signOut = await request.post('/auth/salir', { headers, maxRedirects: 0 });
  expect(signOut.status()).toBe(303);
  expect(signOut.headers()['set-cookie']).toBeUndefined();
});

test('pages of other sites export nothing, and no file is recorded as taken', async ({ page }) => {
  const email = await newStaffAccount(password, ['staff', 'admin']);
  await signIn(page, { email, password });
  for (const path of ['exportar/contacto', 'blog-posts/exportar', 'datos-personales/exportar']) {
    const address = `/admin/${path}`;
    const origin = 'https://otra.example';
    expect((await page.request.post(address, { headers: { origin } })).status(), path).toBe(403);
    expect((await page.request.get(address, { headers })).status(), path).toBe(405);
  }
  const file = `/admin/archivos/editorial/${crypto.randomUUID()}/obra`;
  const answer = await page.request.get(file, { headers, maxRedirects: 0 });
  expect(answer.headers()['location']).toBe(file.replace(/archivos\/|\/obra/g, ''));
  const taken = secretClient()
    .from('audit_log')
    .select('kind')
    .eq('actor_email', email)
    .in('kind', ['exportacion', 'descarga', 'lectura']);
  expect((await taken).data).toEqual([]);
});

// Next compares origin and host before it reads the form.
for (const origin of ['https://otra.example', 'null']) {
  test(`a server action is not run for a page of origin ${origin}`, async ({ request }) => {
    const fields = proposalForm();
    const data = await rawForm(proposalParts(fields));
    const action = /"id":"([0-9a-f]{40,})"/.exec(data.toString('latin1'))?.[1] ?? '';
    expect(action).not.toBe('');
    for (const called of [{}, { 'next-action': action }]) {
      const headers = { ...multipart, ...called, origin };
      expect((await request.post(proposalPath, { data, headers })).status()).toBe(500);
    }
    expect(await stored(fields.email)).toEqual([]);
    expect((await request.post(proposalPath, { data, headers: multipart })).status()).toBe(200);
    expect(await stored(fields.email)).toHaveLength(1);
  });
}

test('a POST without an origin, which no browser sends, is accepted', async ({ request }) => {
  const form = messageForm();
  const answer = await request.post('/contacto/enviar', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(await storedMessages(form.email)).toHaveLength(1);
});
