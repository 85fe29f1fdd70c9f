import type { Page } from '@playwright/test';
import { pdf } from '../../fixtures/documents.ts';
import { expect, test } from '../../setup/browser.ts';
import {
  attachDocument,
  enquiryForms,
  expectEnquiryOnce,
  sendEnquiry,
  writeEnquiry,
} from '../../setup/enquiry.ts';
import { paste } from '../../setup/posts.ts';
import { book, waitForScripts } from '../../setup/shop.ts';
import { signIn } from '../../setup/sign-in.ts';

test.describe('in the oldest browsers that Next supports', () => {
  test.beforeEach(async ({ page }) => {
    // What Chrome 111, Firefox 111 or Safari 16.4 do not have.
    await page.addInitScript(() => {
      const since: [object, string[]][] = [
        [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
        [Element.prototype, ['checkVisibility']],
        [HTMLElement.prototype, ['popover', 'hidePopover', 'showPopover', 'togglePopover']],
        [Intl, ['DurationFormat', 'Segmenter']],
        [Map, ['groupBy']],
        [Object, ['groupBy']],
        [Promise, ['try', 'withResolvers']],
        [Set.prototype, ['difference', 'intersection', 'isSubsetOf', 'union']],
        [String.prototype, ['isWellFormed', 'toWellFormed']],
        [Iterator.prototype, ['filter', 'flatMap', 'map', 'some', 'toArray']],
        [URL, ['canParse', 'parse']],
        [AbortSignal, ['any']],
      ];
      for (const [owner, names] of since)
        for (const name of names) Reflect.deleteProperty(owner, name);
    });
  });

  /** Renames what the page's HTML and styles must not know. */
  async function rewrite(page: Page, address: string | RegExp, names: Record<string, string>) {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const body = Object.entries(names).reduce(
        (text, [known, unknown]) => text.replaceAll(known, unknown),
        await response.text(),
      );
      await route.fulfill({ response, body });
    });
  }

  test('a picture of a book opens large and closes', async ({ page }) => {
    const path = `/producto/${book.handle}`;
    await rewrite(page, path, { 'popover="auto"': '', 'commandfor=': 'data-for=' });
    await page.goto(path);
    const picture = page.getByRole('button', { name: /^Ampliar/ }).first();
    const large = page.getByRole('dialog', { name: /^Imagen ampliada/ });
    await waitForScripts(page);
    await picture.click();
    await expect(large).toBeVisible();
    await large.getByRole('button', { name: 'Cerrar' }).click();
    await expect(large).toBeHidden();
    await expect(picture).toBeFocused();
  });

  test('the chosen edition shows without `:has()`', async ({ page }) => {
    await rewrite(page, /\.css$/, { ':has(': ':of-a-later-browser(' });
    await page.goto('/producto/el-hidalgo-don-rodrigo');
    const chosen = page.getByRole('radio', { name: 'Rústica' });
    await expect(chosen).toBeChecked();
    await expect(chosen).toHaveCSS('opacity', '1');
    await expect(chosen).toHaveCSS('position', 'static');
  });

  test('an edition whose values exist only together is offered', async ({ page }) => {
    await page.goto('/producto/oficios-que-se-apagan');
    await page.getByRole('radio', { name: 'Con lámina' }).click();
    await expect(page.getByRole('button', { name: 'Elegir Tapa dura / Con lámina' })).toBeVisible();
  });

  test('a form is sent with its file', async ({ page }) => {
    const [form] = enquiryForms;
    const document = pdf();
    const fields = await writeEnquiry(page, form);
    await attachDocument(page, document);
    await expect(page.getByText('Archivo recibido').first()).toBeVisible();
    await sendEnquiry(page);
    await expect(page.getByText(form.sent)).toBeVisible();
    await expectEnquiryOnce(form, fields, document);
  });

  test('a post is written', async ({ page }) => {
    await signIn(page, 'equipo');
    await page.goto('/admin/blog-posts/new');
    const text = page.getByRole('textbox', { name: 'Contenido' });
    await text.click();
    await page.keyboard.type('Hola');
    await expect(text).toContainText('Hola');
    await page.evaluate(() => {
      CSS.supports = () => false;
      const { querySelectorAll } = Document.prototype;
      Document.prototype.querySelectorAll = function (this: Document, selector: string) {
        if (selector.includes(':has(')) throw new SyntaxError(`${selector} is no valid selector`);
        return querySelectorAll.call(this, selector);
      };
    });
    await paste(text, '<p><b>Uno</b><span style="display:none">oculto</span></p>', ' y Uno');
    await expect(text).toHaveText('Hola y Uno');
    // What the editor itself copies keeps its look.
    await paste(text, '<p data-dauro-post=""><strong>Dos</strong></p>');
    await expect(text.locator('strong')).toHaveText('Dos');
  });
});
