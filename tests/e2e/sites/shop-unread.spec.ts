import type { Page } from '@playwright/test';
import { expect, test } from '../../setup/browser.ts';
import { type FaultyService, startFaultyProxy } from '../../setup/faulty-service.ts';
import { OwnSites } from '../../setup/own-site.ts';
import type { PageProblems } from '../../setup/page-problems.ts';
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

const toasts = (page: Page) => page.getByRole('region', { name: /^Avisos/ });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

function expectFailure(problems: PageProblems, path: string) {
  problems.expectFailure(path, 500);
  problems.expectConsole(/React error #441/);
}

for (const { path, link, failure, ends } of [list, product]) {
  test(`opened directly it shows the error page without a toast: ${failure}`, async ({
    page,
    problems,
  }) => {
    expectFailure(problems, path);
    shop.fault = '500';
    const answer = await page.goto(site.url + path);
    expect(answer?.status()).toBe(500);
    await expect(headline(page)).toHaveText(failure);
    await expect(page.getByRole('button', { name: 'Intentarlo de nuevo' })).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    await expect(page).toHaveURL(site.url + path);
  });

  test(`after a link of the site it shows a toast: ${failure}`, async ({ page, problems }) => {
    expectFailure(problems, path);
    await page.goto(`${site.url}/tienda`);
    shop.fault = '500';
    await page.getByRole('link', { name: link }).first().click();
    await expect(toasts(page).getByText(failure)).toBeVisible();
    await expect(page).toHaveURL(site.url + ends);
  });

  test(`that the plan must be paid is reported in both cases: ${failure}`, async ({
    page,
    problems,
  }) => {
    expectFailure(problems, path);
    shop.fault = '402';
    expect((await page.goto(site.url + path))?.status()).toBe(500);
    await expect(headline(page)).toHaveText(failure);
    await expect(toasts(page).getByText('Se requiere un pago')).toBeVisible();
    await expect(toasts(page).getByText(/actualizar el plan de la tienda/)).toBeVisible();

    await page.goto(`${site.url}/tienda`);
    await page.getByRole('link', { name: link }).first().click();
    await expect(toasts(page).getByText('Se requiere un pago')).toBeVisible();
    await expect(page).toHaveURL(site.url + ends);
  });
}
