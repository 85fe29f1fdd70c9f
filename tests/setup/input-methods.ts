import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the focus with Tab until it reaches the target; fails when it never does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The focus never got there');
}

/** The actions on a control with the keyboard alone; written into a select, a text chooses by the beginning of a label. */
export const byKeyboard = (page: Page) => ({
  press: async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  write: async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  },
});

/** Tab never leaves the open dialog, except for the browser's own controls. */
export async function expectFocusInDialog(page: Page, presses: number): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside, 'the focus stays inside').toBe(false);
  }
}
