import { pdf } from '../fixtures/documents.ts';
import { expect, see, test, variant } from '../setup/browser.ts';
import { holdForm } from '../setup/hold-form.ts';
import * as editorial from '../setup/proposal.ts';

test.describe('an editorial proposal', () => {
  test('is sent from the dialog on the publisher page and reaches the staff', async ({ page }) => {
    const proposal = editorial.newProposal(pdf('Mi «poemario» año 1.pdf'));
    await page.goto('/dauro/editorial');
    await page.getByRole('link', { name: 'Enviar propuesta editorial' }).click();
    const dialog = page.getByRole('dialog', { name: 'Envía tu propuesta editorial' });
    await editorial.fill(dialog, proposal.fields);
    await editorial.attach(dialog, proposal);
    const onItsWay = await holdForm(page, '/dauro/editorial');
    await editorial.submit(dialog);
    await expect(dialog.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
    onItsWay.release();
    await see(page, editorial.sent, editorial.thanks);
    await expect(dialog).toBeHidden();
    await editorial.expectStoredOnce(proposal);

    await page.getByRole('link', { name: 'Enviar propuesta editorial' }).click();
    await expect(dialog.getByLabel('Nombre')).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Quitar la obra' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Enviar propuesta editorial' })).toBeFocused();
    await editorial.readAsStaff(page, proposal);
  });

  test('on a phone a notice in the dialog does not cover the button', variant, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto('/dauro/editorial');
    await page.getByRole('link', { name: 'Enviar propuesta editorial' }).click();
    const dialog = page.getByRole('dialog', { name: 'Envía tu propuesta editorial' });
    await editorial.fill(dialog, editorial.author());
    await editorial.submit(dialog);
    const notice = page.getByRole('listitem').filter({ hasText: editorial.both });
    await expect(notice).toBeVisible();
    // The notice stays while the pointer is over it.
    await notice.hover();
    const button = dialog.getByRole('button', { name: 'Enviar propuesta' });
    await dialog.evaluate((window) => window.scrollTo(0, window.scrollHeight));
    const [below, above] = [await button.boundingBox(), await notice.boundingBox()];
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
  });
});
