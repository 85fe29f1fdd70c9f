import type { Page } from '@playwright/test';
import { expect, follow, test } from '../../setup/browser.ts';
import { holdScripts } from '../../setup/hold-scripts.ts';
import { expectFocusInDialog } from '../../setup/input-methods.ts';
import { signIn } from '../../setup/sign-in.ts';

/** A page must work before its scripts arrive (first visit) and with cached scripts (second visit). */
const opener = (page: Page) => page.getByRole('button', { name: 'Abrir menú' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Administración' });

async function openAndEscape(page: Page) {
  await opener(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
}

test.use({ viewport: { width: 767, height: 800 } });

test('the menu opens, keeps the focus, and Escape returns it, cold and warm', async ({ page }) => {
  await signIn(page, 'equipo');
  const scripts = await holdScripts(page);
  await scripts.open('/admin');
  await expect(page.locator('#menu-lateral')).toBeHidden();
  await openAndEscape(page);
  // A sheet opened before hydration stays open, and Escape still closes it.
  await opener(page).click();
  await scripts.release();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await openAndEscape(page);

  await page.reload();
  await openAndEscape(page);
  await page.keyboard.press('Control+b');
  await expect(sheet(page)).toBeVisible();
  // Those of the column, which are hidden.
  const entries = await page.locator('#menu-lateral li').count();
  expect(entries).toBeGreaterThan(5);
  await expect(sheet(page).getByRole('listitem')).toHaveCount(entries);
  await expectFocusInDialog(page, 12);
  // Not exactly while it slides.
  expect((await sheet(page).boundingBox())?.width).toBeCloseTo(288, 2);
  await follow(sheet(page), 'Propuestas Editoriales', '/admin/editorial');
  await expect(sheet(page)).toBeHidden();
  await openAndEscape(page);
});

test('a wider window closes the sheet and shows the column, without a gap', async ({ page }) => {
  await signIn(page, 'equipo');
  await opener(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator('#menu-lateral')).toBeVisible();
  await expect(opener(page)).toBeHidden();
  // The page is not inert, and nothing is wider than the window.
  await page.getByRole('button', { name: 'Contraer o desplegar el menú' }).click();
  await page.setViewportSize({ width: 767, height: 800 });
  await openAndEscape(page);
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
});
