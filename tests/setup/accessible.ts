import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Asserts that axe finds no violations in the page, or `within` a selector, and that the page does not overflow
 * sideways. Waits for animations first, because colours and sizes are not final during one. Scrolls to the top, because
 * a sticky bar covers part of what scrolls below it, which axe takes for a target that is too small.
 */
export async function expectAccessible(page: Page, what = page.url(), within = 'html') {
  // Repeated, because Chromium adds the rest of a running smooth scroll to the new position.
  await page.waitForFunction(() => {
    const isAtTop = window.scrollY === 0;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return isAtTop;
  });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return playState !== 'running' || isEndless;
    }),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(rules).include(within).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  expect(found, what).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what}: nothing sticks out sideways`).toBe(0);
}
