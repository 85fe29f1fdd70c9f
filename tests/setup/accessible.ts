import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Words of the libraries' own labels; none is Spanish. */
const foreign =
  /\b(close|open|toasts?|notifications?|suggestions?|loading|next|previous|month|week|today|selected|choose|select|search|toggle|dialog|carousel|slide|page|remove|clear|the|and|with|your|click|press|arrow|items?|expand|collapse|show|hide|more|back|submit|cancel|save|edit|delete|add|upload|button|row|column|sort|results|chart|required|navigation)\b/i;
/** The specification's own sentence, and what Chromium calls its controls in its own language. */
const allowed = /^Oops! Page not found|^No file chosen$/;

/** Asserts that no name, description or value in the accessibility tree is English. */
async function expectSpanish(page: Page, what: string) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const texts = nodes
    .filter(({ ignored, role }) => !ignored && role?.value !== 'InlineTextBox')
    .flatMap(({ name, description, value, properties = [] }) => [
      ...[name, description, value].map((part) => part?.value),
      ...properties
        .filter((property) => /roledescription|valuetext|placeholder/.test(property.name))
        .map((property) => property.value.value),
    ])
    .filter((text) => typeof text === 'string' && foreign.test(text) && !allowed.test(text));
  expect(texts, `${what}: foreign words`).toEqual([]);
}

/** Asserts that iOS does not enlarge the page when a field takes the focus: its text has 16 px in narrow windows. */
async function expectLargeFields(page: Page, what: string) {
  const small = await page
    .locator(
      'input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea, [contenteditable=true]',
    )
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
  expect(small, `${what}: fields under 16 px`).toEqual([]);
}

/**
 * Asserts that axe finds no violations in the page, or `within` a selector, that its names are Spanish, its fields large
 * enough in narrow windows, and that the page does not overflow sideways. Waits for animations first, because colours and sizes are not final during one. Scrolls to the top, because
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
  // Without frames of other origins axe needs no second page; and it need not describe the elements that pass.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .include(within)
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  expect(found, what).toEqual([]);
  await expectSpanish(page, what);
  if ((page.viewportSize()?.width ?? 0) < 768) await expectLargeFields(page, what);
  // Behind a dialog the root counts the empty place of its scroll bar.
  const overflow = await page.evaluate(() => {
    const { documentElement: root, body } = document;
    return root.scrollWidth - (document.querySelector('dialog:modal') ? body : root).clientWidth;
  });
  expect(overflow, `${what}: nothing sticks out sideways`).toBe(0);
}
