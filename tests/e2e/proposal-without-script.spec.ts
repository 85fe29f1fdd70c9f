import { expect, noScript, see, variant } from '../setup/browser.ts';
import {
  attach,
  both,
  expectStoredOnce,
  filesAgain,
  fill,
  newProposal,
  readAsStaff,
  sendOnce,
  sent,
  submit,
  thanks,
  writeProposal,
} from '../setup/proposal.ts';

noScript.describe('an editorial proposal without JavaScript', () => {
  noScript('shows the errors, and reaches the staff once complete', async ({ page }) => {
    const proposal = newProposal();
    const { fields } = proposal;
    await page.goto('/dauro/editorial');
    await page.getByRole('link', { name: 'Enviar propuesta editorial' }).click();
    await expect(page).toHaveURL(/\/dauro\/editorial\/propuesta$/);
    await fill(page, { ...fields, nombre: '  ' });
    await submit(page);
    const notice = page.getByRole('alert');
    await expect(notice.getByText('Revisa los campos marcados')).toBeVisible();
    await expect(notice.getByText('No hemos enviado nada todavía.', { exact: true })).toBeVisible();
    await expect(notice.getByText(filesAgain, { exact: true })).toBeVisible();
    await expect(page.getByText('El nombre es obligatorio')).toBeVisible();
    await expect(page.getByLabel('Apellidos')).toHaveValue(fields.apellidos);

    await page.getByLabel('Nombre').fill(fields.nombre);
    await page.getByRole('checkbox', { name: /política de privacidad/ }).check();
    await submit(page);
    await expect(notice.getByText(both)).toBeVisible();
    await expect(page.getByLabel('Nombre')).toHaveValue(fields.nombre);
    await expect(page.getByLabel('Tipo de obra')).toHaveValue('poesia');

    await attach(page, proposal);
    await submit(page);
    await see(page.getByRole('status'), sent, thanks);
    await expectStoredOnce(proposal);
    await readAsStaff(page, proposal);
  });

  noScript('is stored once when the same page is sent twice', variant, async ({ page }) => {
    const proposal = newProposal();
    for (const _ of [1, 2]) {
      await writeProposal(page, proposal);
      await attach(page, proposal);
      await sendOnce(page, proposal);
    }
  });
});
