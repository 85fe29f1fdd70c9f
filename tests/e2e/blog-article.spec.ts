import type { Page } from '@playwright/test';
import { expect, expectLink, test, variant, withAndWithout } from '../setup/browser.ts';
import { published } from '../setup/posts.ts';
import { siteEnvironment } from '../setup/site-environment.ts';

const path = '/blog/una-voz-para-dos-tierras-presentaciones';
const address = new URL(path, siteEnvironment().SITE_URL).href;
const share = (page: Page) => page.getByRole('region', { name: 'Compartir' });

for (const [scenario, way] of withAndWithout) {
  scenario(`an article is all there, ${way} JavaScript`, async ({ page }) => {
    await page.goto(path);
    const article = page.getByRole('article').first();
    await expect(article.getByText('3 min de lectura')).toBeVisible();
    await expect(article.getByRole('heading', { name: 'Próximas paradas' })).toHaveAttribute(
      'id',
      'apartado-próximas-paradas',
    );
    await expect(article.locator('.prose > ul > li > strong').first()).toHaveText(
      'Leer antes de explicar.',
    );
    await expect(article.getByRole('blockquote').first()).toContainText('Nadie se va del todo');
    await expect(article.getByRole('figure')).toContainText('Falta un minuto para empezar');
    await expect(article.getByRole('region', { name: 'Más imágenes' }).locator('img')).toHaveCount(
      2,
    );
    const buy = article.getByRole('region', { name: 'Para seguir leyendo en papel' });
    await expectLink(buy, 'Ver el libro en la tienda', '/producto/una-voz-para-dos-tierras');
    await expectLink(buy, /^Comprar en Amazon.*pestaña nueva/, /^https:/);

    const encoded = encodeURIComponent(address);
    for (const [network, start] of [
      ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${encoded}`],
      ['Twitter', `https://twitter.com/intent/tweet?url=${encoded}&text=%C2%ABUna%20voz`],
      ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`],
      ['WhatsApp', 'https://wa.me/?text=%C2%ABUna%20voz'],
    ] as const) {
      const link = share(page).getByRole('link', { name: new RegExp(`^${network}`) });
      expect((await link.getAttribute('href'))?.startsWith(start), network).toBe(true);
    }
    if (way === 'without') await expect(share(page).getByRole('button')).toHaveCount(0);

    const other = page.getByRole('navigation', { name: 'Otros artículos' });
    await expectLink(other, /^Artículo anterior/, '/blog/presentacion-latido-granada');
    const related = page.getByRole('region', { name: 'Quizá también te interese' });
    await expect(related.getByRole('article')).toHaveCount(3);

    const thumbnails = page.getByRole('region', { name: 'Galería' }).getByRole('link');
    await expect(thumbnails).toHaveCount(6);
    if (way === 'with') {
      const dialog = page.getByRole('dialog', { name: 'Galería de imágenes' });
      await thumbnails.nth(1).click();
      await expect(dialog.getByText('Imagen 2 de 6')).toBeVisible();
      await dialog.getByRole('button', { name: 'Cerrar' }).click();
      await expect(dialog).toBeHidden();
      await expect(thumbnails.nth(1)).toBeFocused();
    } else {
      await thumbnails.first().click();
      await expect(page).toHaveURL(/\/images\/gallery\/01\.webp$/);
      await page.goBack();
    }
    await page.getByRole('link', { name: 'exilio', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('exilio');
  });
}

test('copying puts the address on the clipboard and shows «Copiado»', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await share(page).getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(share(page).getByRole('button', { name: 'Copiado', exact: true })).toBeVisible();
  await expect(page.getByText('¡Enlace copiado!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(share(page).getByRole('button', { name: 'Copiar enlace' })).toBeVisible();
});

test('sharing opens a window or the sheet of the device; a refusal is told', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { calls });
    window.open = (...given) => {
      calls.push(given);
      return { opener: window } as unknown as Window;
    };
    Object.assign(navigator, {
      share: async (data: unknown) => Object.assign(window, { shared: data }),
    });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
  });
  await page.goto(path);
  await expect(async () => {
    await share(page)
      .getByRole('link', { name: /^LinkedIn/ })
      .click();
    const calls = await page.evaluate(() => Reflect.get(window, 'calls'));
    expect(calls[0][0]).toContain('linkedin.com');
    expect(calls[0][2]).toContain('width=600,height=400');
  }).toPass();

  await share(page).getByRole('button', { name: 'Compartir…' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toMatchObject({ url: address });

  await share(page).getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.getByText('No se pudo copiar el enlace')).toBeVisible();
  await expect(share(page).getByRole('button', { name: 'Copiar enlace' })).toBeVisible();
});

test('direction and initial follow the text of a block', variant, async ({ page, storePost }) => {
  const spanish = 'Texto normal en español que sigue.';
  for (const [first, initial, direction] of [
    ['مرحبا بالعالم. هذا نص.', false, 'rtl'],
    ['—Vámonos —dijo ella.', false, 'ltr'],
    ['1931 fue un año largo.', false, 'ltr'],
    ['¿Quién llama a estas horas?', true, 'ltr'],
  ] as const) {
    const post = await storePost({
      ...published(),
      content: `${first}\n\n${spanish}\n\n> ${first}`,
    });
    await page.goto(`/blog/${post.slug}`);
    const paragraph = page.locator('.prose > p');
    const look = (index: number) =>
      paragraph
        .nth(index)
        .evaluate((block) => [
          getComputedStyle(block).direction,
          getComputedStyle(block, '::first-letter').float === 'left',
        ]);
    expect(await look(0), first).toEqual([direction, initial]);
    expect(await look(1), first).toEqual(['ltr', false]);
    await expect(page.getByRole('blockquote')).toHaveCSS('direction', direction);
  }
});

test('on a phone a table keeps its words whole', variant, async ({ page, storePost }) => {
  const post = await storePost({
    ...published(),
    content:
      'Los libros de la casa.\n\n| Año | Obra | Sello | Sede | Páginas |\n| - | - | - | - | - |\n' +
      '| 1931 | Autobiográficamente | Publicaciones | Guadalahortuna | 312 |',
  });
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(`/blog/${post.slug}`);
  const lines = await page.getByRole('cell').evaluateAll((cells) =>
    cells.map((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1, 1]);
});
