import type { Page } from '@playwright/test';
import { expect, reportChangedTexts, test } from '../../setup/browser.ts';
import { button } from '../../setup/posts.ts';

/** Does what the translator of a browser does: replaces every text by two `font` elements, later texts too. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const exempt = 'script,style,textarea,title,font,[translate=no]';
    function wrap(text: Node) {
      if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(exempt))
        return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `EN:${text.nodeValue}`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
    function wrapAll(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(wrap);
    }
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') wrap(target);
        for (const node of addedNodes) {
          if (node instanceof Text) wrap(node);
          else if (!(node instanceof HTMLElement && node.matches('font'))) wrapAll(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

test.beforeEach(({ page }) => page.addInitScript(reportChangedTexts));

test('the amounts of the cart keep up with a translator', async ({ page }) => {
  await page.goto('/producto/latido-granada');
  await page.getByRole('button', { name: 'Agregar al Carrito', exact: true }).click();
  await page.getByRole('button', { name: /^Carrito/ }).click();
  const cart = page.getByRole('dialog');
  const amount = cart.locator('dd');
  await expect(amount).toHaveText(/EUR/);
  const one = Number.parseFloat(String(await amount.textContent()).replace(',', '.'));
  await translate(page);
  await cart.getByRole('button', { name: /^Agregar un ejemplar/ }).click();
  const two = `EN:${(2 * one).toFixed(2).replace('.', ',')} EUR`;
  await expect(amount).toHaveText(two);
  await expect(cart.getByRole('listitem')).toContainText(two);
  await expect(cart.locator('dt')).toContainText('EN:(2 productos)');
});

test('a form names the file that was chosen last', async ({ page, problems }) => {
  problems.expectFailure('/subidas/editorial/obra', 422);
  await page.goto('/dauro/editorial/propuesta');
  const input = page.locator('[name=obra]');
  const choose = async (name: string) => {
    await input.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.alloc(9) });
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  };
  // A text that is translated before React takes over is a mismatch; it shows the name of a file afterwards.
  await choose('primera.pdf');
  await translate(page);
  for (const name of ['obra.txt', 'obra.pdf']) await choose(name);
});

test('a translator changes the words around a post, not the post', async ({ page, editPost }) => {
  const post = await editPost({ status: 'published' });
  // A text that is translated before React takes over is a mismatch.
  await expect(page.getByRole('textbox', { name: 'Contenido' })).toBeVisible();
  await translate(page);
  await expect(button(page, 'EN:Guardar')).toBeVisible();
  await page.locator('[name=title]').fill('largo'.repeat(32));
  await expect(page.getByText('EN:160 de 200')).toBeVisible();
  await expect(page.locator('textarea[name="content"]')).toHaveValue(post.content);
});
