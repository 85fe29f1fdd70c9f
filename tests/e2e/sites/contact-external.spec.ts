import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, withAndWithout } from '../../setup/browser.ts';
import { fillMessage, sendMessage, visitor } from '../../setup/contact.ts';
import { listen } from '../../setup/listen.ts';
import { type Instance, OwnSites } from '../../setup/own-site.ts';

/**
 * The contact form with an external form service. It needs its own site, because the address is part of the pages,
 * which must be rendered again.
 */

const sites = new OwnSites();
const received: URLSearchParams[] = [];
let site: Instance;
let address = '';
const service = createServer(async (request, response) => {
  received.push(new URLSearchParams(await text(request)));
  // Such services can redirect visitors back to a configured address.
  response.writeHead(303, { location: `${site.url}/gracias` }).end();
});

test.beforeAll(async () => {
  address = `http://127.0.0.1:${await listen(service)}/f/dauro`;
  await sites.copyBuild(['contacto']);
  site = await sites.start({ CONTACT_FORM_ACTION: address });
});
test.afterAll(async () => {
  await sites.close();
  service.closeAllConnections();
  service.close();
});

for (const [scenario, way] of withAndWithout) {
  scenario(`the service gets a message, leads to /gracias, ${way} JavaScript`, async ({ page }) => {
    const message = { ...visitor(), message: '¿Abrís?' };
    const answer = await page.goto(`${site.url}/contacto`);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const targets = /form-action ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(targets).toContain("'self'");
    expect(targets).toContain(new URL(address).origin);
    await expect(page.getByRole('form')).toHaveAttribute('action', address);

    await fillMessage(page, message);
    received.length = 0;
    await sendMessage(page);
    await expect(page).toHaveURL(`${site.url}/gracias`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('24-48 horas laborables');
    // Only the four fields: the external service receives neither the consent nor the spam fields.
    expect(received.map((one) => Object.fromEntries(one))).toEqual([message]);
  });
}

test('errors are shown before the form is sent', async ({ page }) => {
  received.length = 0;
  await page.goto(`${site.url}/contacto`);
  await page.getByLabel('Nombre').fill('Zoraida');
  await sendMessage(page);
  await expect(page.getByText('El mensaje es obligatorio')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/contacto`);
  expect(received).toEqual([]);
});
