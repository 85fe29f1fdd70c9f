import { docx, pdf, program } from '../../fixtures/documents.ts';
import { expect, test } from '../../setup/browser.ts';
import { dropFile } from '../../setup/drop.ts';
import { author, fill, sendOnce, stored, submit } from '../../setup/proposal.ts';
import { expectReceived } from '../../setup/uploads.ts';

test.describe('a file slot', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/dauro/editorial/propuesta');
  });

  test('shows the error of a dropped file, and accepts another, which is sent like a chosen one', async ({
    page,
    problems,
  }, info) => {
    problems.expectFailure('/subidas/editorial/obra', 422);
    const [fields, obra, curriculum] = [author(), pdf('soltado.pdf'), docx()];
    await fill(page, fields);
    const slot = page.getByLabel(/^Obra/);
    await dropFile(page, slot, program('novela.pdf'), info);
    await page.getByLabel(/^Currículum/).setInputFiles(curriculum);
    await submit(page);
    await expect(page.getByText('El documento debe ser PDF o Word').last()).toBeVisible();
    await expect(slot).toHaveAttribute('aria-invalid', 'true');
    await expect(slot).toBeFocused();
    expect(await stored(fields.email)).toEqual([]);

    await dropFile(page, slot, obra, info);
    await expect(page.getByText(/^soltado\.pdf\s· /)).toBeVisible();
    await expect(slot).not.toHaveAttribute('aria-invalid', 'true');
    await expectReceived(page, 2);
    await sendOnce(page, fields, obra, curriculum);
  });

  test('is emptied by its button, with the mouse and with the keyboard', async ({ page }) => {
    const fields = author();
    await fill(page, fields);
    const slot = page.getByLabel(/^Obra/);
    const remove = page.getByRole('button', { name: 'Quitar la obra' });
    const files = () => slot.evaluate((input: HTMLInputElement) => input.files?.length);
    for (const takeOut of [
      () => remove.click(),
      async () => {
        // Tab leads from the slot to its button.
        await slot.focus();
        await page.keyboard.press('Tab');
        await expect(remove).toBeFocused();
        await page.keyboard.press('Space');
      },
    ]) {
      await slot.setInputFiles(pdf());
      await expectReceived(page, 1);
      await takeOut();
      await expect(remove).toBeHidden();
      await expect(slot).toBeFocused();
      expect(await files()).toBe(0);
    }
    await page.getByLabel(/^Currículum/).setInputFiles(docx());
    await page.getByRole('button', { name: 'Quitar el currículum' }).click();
    await expect(page.getByLabel(/^Currículum/)).toBeFocused();
    await submit(page);
    await expect(page.getByText('Debes adjuntar tanto la obra como el currículum.')).toBeVisible();
    expect(await stored(fields.email)).toEqual([]);
  });

  test('opens by keyboard', async ({ page }) => {
    const input = page.getByLabel(/^Obra/);
    await input.focus();
    // Chromium opens no chooser for a key that a program presses; the press must reach the input, and nothing prevent it.
    const press = await input.evaluateHandle((node) => ({
      reached: new Promise((resolve) =>
        node.addEventListener('click', (click) =>
          setTimeout(() => resolve(!click.defaultPrevented)),
        ),
      ),
    }));
    await page.keyboard.press('Enter');
    expect(await press.evaluate(({ reached }) => reached)).toBe(true);
    await input.setInputFiles(pdf('teclado.pdf'));
    await expect(page.getByText(/^teclado\.pdf\s· /)).toBeVisible();
    await expectReceived(page, 1);
  });
});
