import { expect, test } from '../../setup/browser.ts';
import { type FaultyService, startFaultyProxy } from '../../setup/faulty-service.ts';
import { OwnSites } from '../../setup/own-site.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';

/** Pages that were never rendered, during an outage of the shop. */

const list = {
  path: '/tienda/categoria/poesia',
  link: /^Poesía/,
  failure: 'Error al cargar productos',
  ends: '/tienda/categoria/poesia',
};
const product = {
  path: '/producto/latido-granada',
  link: 'Latido Granada',
  failure: 'Error al cargar el producto',
  ends: '/tienda',
};

const sites = new OwnSites();
let site: { url: string };
let shop: FaultyService;
test.beforeAll(async () => {
  const origin = String(siteEnvironment()['SHOPIFY_STORE_DOMAIN']);
  ({ shop } = await startFaultyProxy(origin, { shop: '/' }));
  await sites.copyBuild([list.path, product.path].map((path) => path.slice(1)));
  site = await sites.start({ SHOPIFY_STORE_DOMAIN: `http://127.0.0.1:${shop.port}` });
});
test.afterAll(async () => {
  await sites.close();
  shop.close();
});
test.afterEach(() => {
  shop.fault = null;
});

for (const { path, link, failure, ends } of [list, product]) {
  for (const fault of ['500', '402'] as const) {
    test(`error page, and toast after a link: ${failure}, ${fault}`, async ({ page, problems }) => {
      problems.expectFailure(path, 500);
      problems.expectConsole(/React error #441/);
      shop.fault = fault;
      const answer = await page.goto(site.url + path);
      expect(answer?.status()).toBe(500);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure);
      await expect(page).toHaveTitle(`${failure} · Grupo Dauro`);
      await expect(page.getByRole('button', { name: 'Intentarlo de nuevo' })).toBeVisible();
      const toasts = page.getByRole('region', { name: /^Avisos/ });
      if (fault === '500') await expect(toasts).toHaveCount(0);
      else await expect(toasts.getByText(/actualizar el plan de la tienda/)).toBeVisible();
      await expect(page).toHaveURL(site.url + path);

      shop.fault = null;
      await page.goto(`${site.url}/tienda`);
      shop.fault = fault;
      await page.getByRole('link', { name: link }).first().click();
      const told = fault === '500' ? failure : 'Se requiere un pago';
      await expect(toasts.getByText(told)).toBeVisible();
      await expect(page).toHaveURL(site.url + ends);
    });
  }
}
