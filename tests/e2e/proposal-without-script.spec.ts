import { expect, follow, noScript, see, variant } from '../setup/browser.ts';
import * as editorial from '../setup/proposal.ts';

noScript.describe('an editorial proposal without JavaScript', () => {
  noScript('shows the errors, and reaches the staff once complete', async ({ page }) => {
    const proposal = editorial.newProposal();
    const { fields } = proposal;
    await page.goto('/dauro/editorial');
    await follow(page, 'Enviar propuesta editorial', /\/dauro\/editorial\/propuesta$/);
    await editorial.fill(page, { ...fields, nombre: '  ' });
    await editorial.submit(page);
    const notice = page.getByRole('alert');
    await expect(notice.getByText('Revisa los campos marcados')).toBeVisible();
    await expect(notice.getByText('No hemos enviado nada todavía.', { exact: true })).toBeVisible();
    await expect(notice.getByText(editorial.filesAgain, { exact: true })).toBeVisible();
    await expect(page.getByText('El nombre es obligatorio')).toBeVisible();
    await expect(page.getByLabel('Apellidos')).toHaveValue(fields.apellidos);

    await page.getByLabel('Nombre').fill(fields.nombre);
    await page.getByRole('checkbox', { name: /política de privacidad/ }).check();
    await editorial.submit(page);
    await expect(notice.getByText(editorial.both)).toBeVisible();
    await expect(page.getByLabel('Nombre')).toHaveValue(fields.nombre);
    await expect(page.getByLabel('Tipo de obra')).toHaveValue('poesia');

    await editorial.attach(page, proposal);
    await editorial.submit(page);
    await see(page.getByRole('status'), editorial.sent, editorial.thanks);
    await editorial.expectStoredOnce(proposal);
    await editorial.readAsStaff(page, proposal);
  });

  noScript('is stored once when the same page is sent twice', variant, async ({ page }) => {
    const proposal = editorial.newProposal();
    for (const _ of [1, 2]) {
      await editorial.writeProposal(page, proposal);
      await editorial.attach(page, proposal);
      await editorial.sendOnce(page, proposal);
    }
  });
});
