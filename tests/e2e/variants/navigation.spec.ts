import { expect, noScript, test } from '../../setup/browser.ts';
import { withAndWithout } from '../../setup/with-and-without.ts';

const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };
const submenu = (name: string) => `nav details:has(> summary:text-is("${name}"))`;

test.describe('the menu on a wide screen', () => {
  test('opens one submenu at a time and closes it when the pointer leaves', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await menu.getByText('El grupo', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Nuestra historia' })).toBeVisible();
    await menu.getByText('Áreas', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Nuestra historia' })).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Cine' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu.getByRole('link', { name: 'Cine' })).toBeHidden();
  });

  test('is navigated with the keyboard', async ({ page }) => {
    await page.goto('/');
    const areas = page.locator(submenu('Áreas'));
    await areas.locator('summary').focus();
    await page.keyboard.press('ArrowDown');
    await expect(areas.getByRole('link', { name: 'Editorial' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(areas.getByRole('link', { name: 'Arte' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(areas).not.toHaveAttribute('open');
    await expect(areas.locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dauro/editorial');
    await expect(areas).not.toHaveAttribute('open');
  });

  test('closes with Escape while the pointer rests on it, and opens again afterwards', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Principal' });
    const film = menu.getByRole('link', { name: 'Cine' });
    await menu.getByText('Áreas', { exact: true }).hover();
    await expect(film).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(film).toBeHidden();
    await page.mouse.move(20, 700);
    await menu.getByText('Áreas', { exact: true }).hover();
    await expect(film).toBeVisible();
  });

  test('closes at a second click although the pointer has not moved', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Principal' });
    const areas = menu.getByText('Áreas', { exact: true });
    await areas.click();
    await expect(page.locator(submenu('Áreas'))).toHaveAttribute('open');
    await areas.click();
    await expect(menu.getByRole('link', { name: 'Cine' })).toBeHidden();
    await areas.click();
    await expect(menu.getByRole('link', { name: 'Cine' })).toBeVisible();
  });

  test('shows the submenu that the keyboard opens, although the pointer is over another', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await menu.getByText('El grupo', { exact: true }).hover();
    await expect(menu.getByRole('link', { name: 'Nuestra historia' })).toBeVisible();
    await page.locator(submenu('Áreas')).locator('summary').focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Editorial' })).toBeFocused();
    await expect(menu.getByRole('link', { name: 'Nuestra historia' })).toBeHidden();
    await page.keyboard.press('ArrowUp');
    await expect(page.locator(submenu('Áreas')).locator('summary')).toBeFocused();
  });

  test('has targets of 24 px or more', async ({ page }) => {
    await page.goto('/');
    await page.locator(submenu('Áreas')).locator('summary').click();
    const stops = page.getByRole('banner').locator('a:visible, summary:visible, button:visible');
    expect(await stops.count()).toBeGreaterThan(9);
    for (const stop of await stops.all()) {
      const box = await stop.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

  test('marks the page inside a submenu', async ({ page }) => {
    await page.goto('/dauro/arte');
    const menu = page.getByRole('navigation', { name: 'Principal' });
    const current = menu.locator('[aria-current=page]');
    await expect(current).toHaveText('Arte');
    await expect(page.locator(submenu('Áreas')).locator('summary')).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    await expect(page.locator(submenu('El grupo')).locator('summary')).toHaveCSS(
      'text-decoration-line',
      'none',
    );
  });

  test('marks the current page, and the skip link is the first stop', async ({ page }) => {
    await page.goto('/blog');
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await expect(menu.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the panel of the menu on a phone', () => {
  test.use({ viewport: phone });

  test('closes when the focus leaves it, on either side', async ({ page }) => {
    await page.goto('/contacto');
    const menu = page.getByRole('navigation', { name: 'Principal' });
    const opener = page.getByRole('button', { name: 'Menú' });
    await opener.click();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name: 'Cerrar' })).toBeFocused();
    await menu.getByRole('link', { name: 'Contacto' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Volver' })).toBeFocused();
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeHidden();
  });
});

for (const [scenario, way] of withAndWithout) {
  scenario.describe(`the menu under a mouse, ${way} JavaScript`, () => {
    scenario('opens where the pointer rests, and waits before it closes', async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Principal' });
      const film = menu.getByRole('link', { name: 'Cine' });
      await menu.getByText('Áreas', { exact: true }).hover();
      await expect(film).toBeVisible();
      await expect(page.locator(submenu('Áreas'))).not.toHaveAttribute('open');
      await menu.getByText('El grupo', { exact: true }).hover();
      await expect(menu.getByRole('link', { name: 'Nuestra historia' })).toBeVisible();
      await expect(film).toBeHidden();
      await menu.getByText('Áreas', { exact: true }).hover();
      await film.hover();
      await expect(film).toBeVisible();
      await page.mouse.move(20, 700);
      await expect(film).toBeHidden();
      // The delay keeps the submenu open when the pointer leaves it for a moment.
      await expect(page.locator(submenu('Áreas')).locator('ul')).toHaveCSS(
        'transition-delay',
        /^0\.22s/,
      );
    });

    scenario('follows a link of a submenu that was never clicked open', async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Principal' });
      await menu.getByText('Áreas', { exact: true }).hover();
      await menu.getByRole('link', { name: 'Arte' }).click();
      await expect(page).toHaveURL('/dauro/arte');
      await expect(menu.getByRole('link', { name: 'Arte' })).toBeHidden();
    });

    scenario('does not shift the page', async ({ page }) => {
      await page.goto('/');
      const title = page.getByRole('heading', { level: 1 });
      const before = await title.boundingBox();
      await page.getByText('Áreas', { exact: true }).first().hover();
      await expect(
        page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Cine' }),
      ).toBeVisible();
      expect(await title.boundingBox()).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(wide.width);
    });
  });

  scenario.describe(`the menu on a wide screen that is touched, ${way} JavaScript`, () => {
    scenario.use({ viewport: wide, hasTouch: true, isMobile: true });

    scenario('opens at a tap and closes at the next tap', async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Principal' });
      const film = menu.getByRole('link', { name: 'Cine' });
      const areas = menu.getByText('Áreas', { exact: true });
      await expect(film).toBeHidden();
      await areas.tap();
      await expect(film).toBeVisible();
      await areas.tap();
      await expect(film).toBeHidden();
      await areas.tap();
      await film.tap();
      await expect(page).toHaveURL('/dauro/cine');
      await expect(film).toBeHidden();
    });
  });

  scenario.describe(`the menu on a phone, ${way} JavaScript`, () => {
    scenario.use({ viewport: phone });

    scenario('opens over the page and its links work', async ({ page }) => {
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
      await expect(page.getByRole('banner').getByRole('link', { name: 'Contacto' })).toBeHidden();
    });
  });
}

test.describe('the way back', () => {
  test('goes back to the previous page of this site', async ({ page }) => {
    await page.goto('/');
    const back = page.getByRole('banner').getByRole('link', { name: 'Volver' });
    await expect(back).toBeHidden();
    await page.getByRole('link', { name: 'Contáctanos' }).click();
    await expect(page).toHaveURL('/servicios');
    await back.click();
    await expect(page).toHaveURL('/');
  });

  test('leads to the parent page after arriving from another site', async ({ page }) => {
    await page.goto('/dauro/editorial');
    await page.getByRole('banner').getByRole('link', { name: 'Volver' }).click();
    await expect(page).toHaveURL('/dauro');
  });

  test('is not stopped by jumps within the page', async ({ page }) => {
    await page.goto('/dauro/arte');
    await page.goto('/privacidad');
    for (const name of ['Quién responde', 'Qué datos']) {
      await page.getByRole('navigation', { name: 'En esta página' }).getByText(name).click();
    }
    await expect(page).toHaveURL(/#/);
    await page.getByRole('banner').getByRole('link', { name: 'Volver' }).click();
    await expect(page).toHaveURL('/dauro/arte');
  });

  test('exists on every page of the sitemap', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page = '']) => page);
    expect(pages.length).toBeGreaterThan(50);
    const parents = new Set<string>();
    for (const page of pages) {
      const html = await (await request.get(page)).text();
      const back = /<a [^>]*href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)Volver<\/a>/.exec(html);
      if (new URL(page).pathname !== '/') parents.add(back?.[1] ?? `nothing on ${page}`);
    }
    for (const parent of parents) {
      expect((await request.get(parent)).status(), parent).toBe(200);
    }
  });

  noScript('is a link to the page above without JavaScript', async ({ page }) => {
    await page.goto('/dauro/cine');
    await page.getByRole('banner').getByRole('link', { name: 'Volver' }).click();
    await expect(page).toHaveURL('/dauro');
  });
});

test('the two logos link to the group and to the publisher', async ({ page }) => {
  await page.goto('/contacto');
  await page.getByRole('link', { name: 'Ediciones Dauro, ir a la editorial' }).click();
  await expect(page).toHaveURL('/dauro/editorial');
  await page.getByRole('link', { name: 'Grupo Dauro, ir al inicio' }).click();
  await expect(page).toHaveURL('/');
});

test('the sign-out button shows only with a session', async ({ page, context, baseURL }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Cerrar sesión' });
  await expect(button).toBeHidden();
  await context.addCookies([{ name: 'sb-dauro-signed-in', value: '1', url: baseURL ?? '' }]);
  await page.reload();
  await expect(button).toBeVisible();
});
