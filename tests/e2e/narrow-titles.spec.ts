import { expect, test } from '../setup/browser.ts';
import { publicRoutes } from '../setup/routes.ts';

test.describe('no title breaks inside a word, however narrow the page or large the text', () => {
  for (const path of publicRoutes) {
    test(path, async ({ page }) => {
      await page.goto(path);
      for (const [width, size] of [
        [320, '100%'],
        [305, '100%'],
        [360, '125%'],
      ] as const) {
        await page.setViewportSize({ width, height: 700 });
        const broken = await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
          const found: string[] = [];
          const range = document.createRange();
          for (const title of document.querySelectorAll('h1')) {
            const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
            while (texts.nextNode()) {
              const { currentNode: node } = texts;
              for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
                range.setStart(node, index);
                range.setEnd(node, index + word.length);
                const lines = new Set([...range.getClientRects()].map(({ top }) => top));
                if (lines.size > 1) found.push(word);
              }
            }
          }
          return found;
        }, size);
        expect(broken, `${width} px, text at ${size}`).toEqual([]);
      }
    });
  }
});
