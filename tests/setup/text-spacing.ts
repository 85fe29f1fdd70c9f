import { expect, type Page } from '@playwright/test';

/** The spacing that readers may set without loss of text: WCAG 2.2, 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }' +
  'p { margin-bottom: 2em !important; }';

/** No text of the page is outside the window with a reader's own spacing, nor on a telephone with text of twice the size. */
export async function expectNoTextLost(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const [width, standard, content] of [
    [360, 32, ''],
    [320, 16, spacing],
    [1280, 16, spacing],
  ] as const) {
    // Unlike the size of the root element this also moves the media queries, as the browser's own setting does.
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    if (content) await page.addStyleTag({ content });
    await page.setViewportSize({ width, height: 900 });
    const lost = await page.evaluate(() => {
      const found: string[] = [];
      const scrolls = (place: Element | null): boolean =>
        place !== null &&
        (['auto', 'scroll'].includes(getComputedStyle(place).overflowX) ||
          scrolls(place.parentElement));
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const { parentElement: place } = texts.currentNode;
        if (!texts.currentNode.textContent?.trim() || !place?.checkVisibility()) continue;
        if (place.closest('.sr-only, [aria-hidden=true], script, style')) continue;
        // Shown to screen readers alone at this width.
        if (getComputedStyle(place).clipPath === 'inset(50%)') continue;
        if (scrolls(place)) continue;
        range.selectNodeContents(texts.currentNode);
        for (const { left, right, width } of range.getClientRects()) {
          const isOut = left < 0 || right > document.documentElement.clientWidth;
          if (width > 0 && isOut) found.push(`${texts.currentNode.textContent} ${right}`);
        }
      }
      return found;
    });
    expect(lost, `${width} px, text of ${standard} px`).toEqual([]);
    if (content) continue;
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(whole, `the page with text of ${standard} px`).toBe(width);
  }
}
