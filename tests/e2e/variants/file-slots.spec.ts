import { writeFile } from 'node:fs/promises';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { docx, type FilePayload, pdf, pdfOfSize, program } from '../../fixtures/documents.ts';
import { expect, test } from '../../setup/browser.ts';
import * as editorial from '../../setup/proposal.ts';
import { proposalPath } from '../../setup/raw-form.ts';
import { expectReceived } from '../../setup/uploads.ts';

/**
 * A refused file in the browser: first under the file, then, when the form is sent anyway, under the field and in the
 * notice.
 */
const notice = (page: Page, sentence: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText('Error', { exact: true }) })
    .getByText(sentence, { exact: true });

/**
 * Drags a file from the desktop over a control and drops it, through the browser's input protocol: events dispatched by
 * a script put no file into the native control.
 */
async function dropFile(
  page: Page,
  control: Locator,
  file: FilePayload,
  info: Pick<TestInfo, 'outputPath'>,
): Promise<void> {
  const path = info.outputPath(file.name);
  await writeFile(path, file.buffer);
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('There is nothing to drop it on');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...place, data });
  await session.detach();
}

test.describe('a file slot', () => {
  test('shows the error of a dropped file, and sends another', async ({ page, problems }, info) => {
    problems.expectFailure('/subidas/editorial/obra', 422);
    const proposal = await editorial.writeProposal(page, editorial.newProposal(pdf('soltado.pdf')));
    const { fields, obra, curriculum } = proposal;
    const slot = page.getByLabel(/^Obra/);
    const sentence = 'El documento debe ser PDF o Word';
    await dropFile(page, slot, program('novela.pdf'), info);
    // Its first bytes tell as soon as it is dropped.
    await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
    await page.getByLabel(/^Currículum/).setInputFiles(curriculum);
    await editorial.submit(page);
    await expect(notice(page, sentence)).toBeVisible();
    await expect(slot).toHaveAttribute('aria-invalid', 'true');
    await expect(slot).toHaveAccessibleDescription('PDF, DOC o DOCX Elige otro archivo');
    await expect(slot).toBeFocused();
    await expect(page.getByLabel(/^Currículum/)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Título de la obra')).toHaveValue(fields.titulo_obra);

    await slot.setInputFiles(pdfOfSize(editorial.maxFileBytes + 1));
    await editorial.submit(page);
    await expect(notice(page, 'El documento no debe superar 10MB')).toBeVisible();
    await expect(slot).toHaveAccessibleDescription('PDF, DOC o DOCX Elige un archivo más pequeño');
    await expect(slot).toBeFocused();
    expect(await editorial.stored(fields.email)).toEqual([]);

    // The file of the same path, mended meanwhile, is no change for a browser.
    await dropFile(page, slot, program(obra.name), info);
    await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
    await dropFile(page, slot, obra, info);
    await expect(page.getByText(/^soltado\.pdf\s· /)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(0);
    await expect(slot).not.toHaveAttribute('aria-invalid', 'true');
    await expectReceived(page, 2);
    await editorial.sendOnce(page, proposal);
  });

  test('a file dropped beside a slot opens nowhere', async ({ page, context }, info) => {
    await editorial.writeProposal(page);
    await dropFile(page, page.getByLabel('Título de la obra'), pdf('al-lado.pdf'), info);
    // The second drop, which its slot takes, comes after whatever the first one opened.
    await dropFile(page, page.getByLabel(/^Obra/), pdf('encima.pdf'), info);
    await expect(page.getByText(/^encima\.pdf\s· /)).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });

  test('a file dropped on a form without slots opens nowhere', async ({ page }) => {
    await page.goto('/contacto');
    const isOpened = page.getByLabel('Mensaje').evaluate((field) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['a'], 'a.pdf'));
      const options = { bubbles: true, cancelable: true, dataTransfer };
      return field.dispatchEvent(new DragEvent('drop', options));
    });
    expect(await isOpened).toBe(false);
  });

  test('is emptied by its button, with the mouse and with the keyboard', async ({ page }) => {
    const { fields } = await editorial.writeProposal(page);
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
    await editorial.submit(page);
    await expect(page.getByText(editorial.both)).toBeVisible();
    expect(await editorial.stored(fields.email)).toEqual([]);
  });

  test('opens by keyboard', async ({ page }) => {
    await page.goto(proposalPath);
    const input = page.getByLabel(/^Obra/);
    await expect(input).toHaveAttribute('accept', '.pdf,.doc,.docx');
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
