import type { Page } from '@playwright/test';
import { expect, test } from '../../setup/browser.ts';
import type { Instance } from '../../setup/instance.ts';
import { OwnSites } from '../../setup/own-site.ts';
import type { PageProblems } from '../../setup/page-problems.ts';
import { setShopFault } from '../../setup/shop.ts';

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
let site: Instance;
test.beforeAll(async () => {
  await sites.copyBuild([list.path, product.path].map((path) => path.slice(1)));
  site = await sites.start();
});
test.afterAll(() => sites.close());
test.afterEach(() => setShopFault('ok'));

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
    await setShopFault('500');
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
    await setShopFault('500');
    await page.getByRole('link', { name: link }).first().click();
    await expect(toasts(page).getByText(failure)).toBeVisible();
    await expect(page).toHaveURL(site.url + ends);
  });

  test(`that the plan must be paid is reported in both cases: ${failure}`, async ({
    page,
    problems,
  }) => {
    expectFailure(problems, path);
    await setShopFault('402');
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
