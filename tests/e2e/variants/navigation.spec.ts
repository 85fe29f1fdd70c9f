import type { Page } from '@playwright/test';
import { signedInMarkerName } from '../../../lib/supabase/session-cookie.ts';
import { expect, follow, test, withAndWithout } from '../../setup/browser.ts';
import { restoreFromCache } from '../../setup/contact.ts';

const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const submenu = (page: Page, name: string) =>
  page.locator(`nav details:has(> summary:text-is("${name}"))`);
const areas = (page: Page) => menuOf(page).getByText('Áreas', { exact: true });
const group = (page: Page) => menuOf(page).getByText('El grupo', { exact: true });
/** A link of the areas, and one of the group. */
const film = (page: Page) => menuOf(page).getByRole('link', { name: 'Cine' });
const history = (page: Page) => menuOf(page).getByRole('link', { name: 'Nuestra historia' });
const back = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Volver' });

test.describe('the menu on a wide screen', () => {
  test('opens one submenu at a time, and closes it at another click', async ({ page }) => {
    await page.goto('/');
    await group(page).click();
    await expect(history(page)).toBeVisible();
    await areas(page).click();
    await expect(history(page)).toBeHidden();
    await expect(film(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(film(page)).toBeHidden();
    // The pointer does not move between these clicks.
    await areas(page).click();
    await expect(submenu(page, 'Áreas')).toHaveAttribute('open');
    await areas(page).click();
    await expect(film(page)).toBeHidden();
    await areas(page).click();
    await expect(film(page)).toBeVisible();
    // Everything that can be pressed has 24 px or more.
    const stops = page.getByRole('banner').locator('a:visible, summary:visible, button:visible');
    expect(await stops.count()).toBeGreaterThan(9);
    for (const stop of await stops.all()) {
      const box = await stop.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

  test('is navigated with the keyboard', async ({ page }) => {
    await page.goto('/');
    const opener = submenu(page, 'Áreas').locator('summary');
    const link = (name: string) => submenu(page, 'Áreas').getByRole('link', { name });
    await opener.focus();
    await page.keyboard.press('ArrowDown');
    await expect(link('Editorial')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link('Arte')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(submenu(page, 'Áreas')).not.toHaveAttribute('open');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dauro/editorial');
    await expect(submenu(page, 'Áreas')).not.toHaveAttribute('open');
  });

  test('closes with Escape while the pointer rests on it, and opens again', async ({ page }) => {
    await page.goto('/');
    await areas(page).hover();
    await expect(film(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(film(page)).toBeHidden();
    await page.mouse.move(20, 700);
    await areas(page).hover();
    await expect(film(page)).toBeVisible();
  });

  test('shows the submenu that the keyboard opens, not that of the pointer', async ({ page }) => {
    await page.goto('/');
    await group(page).hover();
    await expect(history(page)).toBeVisible();
    const opener = submenu(page, 'Áreas').locator('summary');
    await opener.press('ArrowDown');
    await expect(menuOf(page).getByRole('link', { name: 'Editorial' })).toBeFocused();
    await expect(history(page)).toBeHidden();
    await page.keyboard.press('ArrowUp');
    await expect(opener).toBeFocused();
  });

  test('marks the current page, also in a submenu; the skip link is first', async ({ page }) => {
    await page.goto('/dauro/arte');
    await expect(menuOf(page).locator('[aria-current=page]')).toHaveText('Arte');
    for (const [name, line] of [
      ['Áreas', 'underline'],
      ['El grupo', 'none'],
    ] as const)
      await expect(submenu(page, name).locator('summary')).toHaveCSS('text-decoration-line', line);
    await page.goto('/blog');
    const blog = menuOf(page).getByRole('link', { name: 'Blog' });
    await expect(blog).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('the menu on a phone closes when the focus leaves it, on either side', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/contacto');
  const opener = page.getByRole('button', { name: 'Menú' });
  await opener.click();
  await page.keyboard.press('Tab');
  await expect(menuOf(page).getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await menuOf(page).getByRole('link', { name: 'Contacto' }).press('Tab');
  await expect(page.getByRole('link', { name: 'Volver' })).toBeFocused();
  await expect(menuOf(page)).toBeHidden();
  await opener.click();
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(menuOf(page)).toBeHidden();
});

test('a pressed group of the small menu opens while another one is open', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menú' }).click();
  await group(page).click();
  await expect(history(page)).toBeVisible();
  await areas(page).click();
  await expect(film(page)).toBeVisible();
  await expect(history(page)).toBeHidden();
});

test('the menu closes when the browser goes back', async ({ page }) => {
  for (const [size, opener] of [
    [phone, page.getByRole('button', { name: 'Menú' })],
    [wide, areas(page)],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto('/');
    await follow(page, 'Contáctanos', '/servicios');
    await opener.click();
    const entry = menuOf(page).getByRole('link', { name: size === phone ? 'Contacto' : 'Cine' });
    await expect(entry).toBeVisible();
    // The pointer would hold the submenu open.
    await page.mouse.move(20, 700);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(entry).toBeHidden();
  }
});

test('the menu stands in the page where browsers know no popovers', async ({ page }) => {
  const rewrite = (address: string | RegExp, known: string, unknown: string) =>
    page.route(address, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(known, unknown);
      await route.fulfill({ response, body });
    });
  await rewrite('/contacto', 'popover="auto"', '');
  await rewrite(/\.css$/, ':popover-open', ':of-a-later-browser');
  for (const size of [phone, wide]) {
    await page.setViewportSize(size);
    await page.goto('/contacto');
    await expect(page.getByRole('button', { name: 'Menú' })).toBeHidden();
    await page.getByLabel('Mensaje').click();
    await areas(page).click();
    await film(page).click();
    await expect(page).toHaveURL('/dauro/cine');
  }
});

for (const [scenario, way] of withAndWithout) {
  scenario(`under a mouse the menu opens, waits, closes, ${way} JavaScript`, async ({ page }) => {
    await page.goto('/');
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await areas(page).hover();
    await expect(film(page)).toBeVisible();
    await expect(submenu(page, 'Áreas')).not.toHaveAttribute('open');
    // The page does not shift.
    expect(await title.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(wide.width);
    await group(page).hover();
    await expect(history(page)).toBeVisible();
    await expect(film(page)).toBeHidden();
    await areas(page).hover();
    await film(page).hover();
    await expect(film(page)).toBeVisible();
    await page.mouse.move(20, 700);
    await expect(film(page)).toBeHidden();
    // The delay keeps the submenu open when the pointer leaves it for a moment.
    await expect(submenu(page, 'Áreas').locator('ul')).toHaveCSS('transition-delay', /^0\.22s/);
    // A link of a submenu that was never clicked open.
    await areas(page).hover();
    const art = menuOf(page).getByRole('link', { name: 'Arte' });
    await art.click();
    await expect(page).toHaveURL('/dauro/arte');
    await expect(art).toBeHidden();
  });

  scenario.describe(`the menu on a wide screen that is touched, ${way} JavaScript`, () => {
    scenario.use({ viewport: wide, hasTouch: true, isMobile: true });

    scenario('opens at a tap and closes at the next tap', async ({ page }) => {
      await page.goto('/');
      await expect(film(page)).toBeHidden();
      await areas(page).tap();
      await expect(film(page)).toBeVisible();
      await areas(page).tap();
      await expect(film(page)).toBeHidden();
      await areas(page).tap();
      await film(page).tap();
      await expect(page).toHaveURL('/dauro/cine');
      await expect(film(page)).toBeHidden();
    });
  });

  scenario(`on a phone the menu opens, and its links work, ${way} JavaScript`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const contact = page.getByRole('banner').getByRole('link', { name: 'Contacto' });
    await expect(contact).toBeHidden();
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(contact).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect(contact).toBeHidden();
    await page.getByRole('button', { name: 'Menú' }).click();
    await contact.click();
    await expect(page).toHaveURL('/contacto');
    await expect(contact).toBeHidden();
  });
}

test.describe('the way back', () => {
  test('goes back to the previous page of this site, past jumps within one', async ({ page }) => {
    await page.goto('/');
    await expect(back(page)).toBeHidden();
    await follow(page, 'Contáctanos', '/servicios');
    await back(page).click();
    await expect(page).toHaveURL('/');
    await page.goto('/dauro/arte');
    await page.goto('/privacidad');
    for (const name of ['Quién responde', 'Qué datos']) {
      await page.getByRole('navigation', { name: 'En esta página' }).getByText(name).click();
    }
    await expect(page).toHaveURL(/#/);
    await back(page).click();
    await expect(page).toHaveURL('/dauro/arte');
  });

  for (const [scenario, way] of withAndWithout) {
    scenario(`leads a newcomer to the page above, ${way} JavaScript`, async ({ page }) => {
      await page.goto('/dauro/editorial');
      await back(page).click();
      await expect(page).toHaveURL('/dauro');
    });
  }

  test('exists on every page of the sitemap', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page = '']) => page);
    expect(pages.length).toBeGreaterThan(50);
    const parents = new Set<string>();
    for (const page of pages) {
      const html = await (await request.get(page)).text();
      const link = /<a [^>]*href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)Volver<\/a>/.exec(html);
      if (new URL(page).pathname !== '/') parents.add(link?.[1] ?? `nothing on ${page}`);
    }
    for (const parent of parents) {
      expect((await request.get(parent)).status(), parent).toBe(200);
    }
  });
});

test('the two logos link to the group and to the publisher', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/contacto');
  // One line goes through the middle of both and of the sign of the menu, which ends where the page does.
  const signs = page.getByRole('banner').locator('a, button').filter({ visible: true });
  const boxes = await signs.locator('svg').evaluateAll((all) =>
    all.slice(0, 3).map((sign) => {
      const { top, bottom, right } = sign.getBoundingClientRect();
      return { middle: (top + bottom) / 2, right };
    }),
  );
  for (const { middle } of boxes) expect(middle).toBeCloseTo(boxes[0]?.middle ?? 0, 0);
  // The drawing leaves 3 of 24 px free.
  expect(Math.abs((boxes[2]?.right ?? 0) - 3 - (phone.width - 20))).toBeLessThanOrEqual(1);
  await follow(page, 'Ediciones Dauro, ir a la editorial', '/dauro/editorial');
  // With a session it is there: tests/e2e/guard.spec.ts.
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeHidden();
  await follow(page, 'Grupo Dauro, ir al inicio', '/');
});

test('a page that comes back from the cache knows whether the visitor is signed in', async ({
  page,
  context,
}) => {
  await page.goto('/contacto');
  const signOut = page.getByRole('button', { name: 'Cerrar sesión' });
  await context.addCookies([{ name: signedInMarkerName, value: '1', url: page.url() }]);
  await restoreFromCache(page);
  await expect(signOut).toBeVisible();
  await context.clearCookies();
  await restoreFromCache(page);
  await expect(signOut).toBeHidden();
});
