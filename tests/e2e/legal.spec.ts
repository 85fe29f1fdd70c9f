import { expect, noScript } from '../setup/browser.ts';

/** The legal texts with words that each must contain by law. */
const texts = {
  '/privacidad': ['RGPD', 'LOPDGDD', 'Supabase', 'Shopify', 'Agencia Española', '14 años', 'meses'],
  '/terminos': ['14 días naturales', 'Ley 10/2007', '4 %', 'tres años', 'ODR', 'Táchese'],
  '/aviso-legal': ['NIF', 'Registro Mercantil', 'LSSI-CE', 'Granada'],
  '/cookies': ['sb-dauro-auth-token', 'shopify-cart', 'dauro-sidebar'],
  '/accesibilidad': ['WCAG 2.2', 'parcialmente conforme', '23 de noviembre de 2026'],
} as const;

for (const [path, words] of Object.entries(texts)) {
  noScript(`${path} is complete, readable, and has a table of contents`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const main = page.getByRole('main');
    for (const word of words) await expect(main).toContainText(word);
    await expect(main).not.toContainText(/\{\w+\}/);
    await expect(main.getByText('Pendiente de revisión jurídica')).toBeVisible();

    // Lines of 60 to 75 characters.
    const longest = await page.locator('main section > p').evaluateAll((paragraphs) => {
      const perLine = paragraphs.map((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
        return { lines: lines.size, characters: (paragraph.textContent ?? '').length };
      });
      const long = perLine.filter(({ lines }) => lines >= 3);
      return Math.max(...long.map(({ lines, characters }) => characters / lines));
    });
    expect(longest).toBeGreaterThan(50);
    expect(longest).toBeLessThanOrEqual(76);

    const contents = main.getByRole('navigation', { name: 'En esta página' });
    const targets = await contents
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(targets.length).toBeGreaterThan(4);
    for (const target of targets) await expect(main.locator(`h2${target}`)).toHaveCount(1);

    await contents.getByRole('link').last().click();
    await expect(page).toHaveURL(new RegExp(`${targets.at(-1)}$`));
    await expect(main.locator(`h2${targets.at(-1)}`)).toBeInViewport();
  });
}

for (const path of ['/privacidad', '/blog/una-voz-para-dos-tierras-presentaciones']) {
  noScript(`the column beside the text of ${path} is usable in a low window`, async ({ page }) => {
    await page.setViewportSize({ width: 1093, height: 300 });
    await page.goto(path);
    const main = page.getByRole('main');
    const contents = main.getByRole('navigation', { name: 'En esta página' });
    const topics = main.getByRole('region', { name: 'Temas' });
    const last = contents.or(topics).getByRole('link').last();
    // Here the column stays while the page scrolls.
    await page
      .locator('main .prose h2')
      .nth(1)
      .evaluate((heading) => heading.scrollIntoView());
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
}
