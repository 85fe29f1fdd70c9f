import { docx, program } from '../fixtures/documents.ts';
import { expect, noScript } from '../setup/browser.ts';
import {
  enquirer,
  enquiryForms,
  expectEnquiryOnce,
  fillEnquiry,
  sendEnquiry,
  storedEnquiries,
} from '../setup/enquiry.ts';
import { filesAgain } from '../setup/proposal.ts';

for (const form of enquiryForms) {
  noScript.describe(`«${form.heading}» without JavaScript`, () => {
    noScript('is stored with its document', async ({ page }) => {
      const [fields, document] = [enquirer(), docx()];
      await page.goto(form.path);
      await fillEnquiry(page, fields, form.service);
      await page.getByLabel(/^Documento/).setInputFiles(document);
      await sendEnquiry(page);
      await expect(page.getByRole('status').getByText(form.sent)).toBeVisible();
      await expect(page.getByRole('status').getByText(form.thanks)).toBeVisible();
      await expectEnquiryOnce(form, fields, document);
    });

    noScript('is stored once when the same page is sent twice', async ({ page }) => {
      const fields = enquirer();
      for (const _ of [1, 2]) {
        await page.goto(form.path);
        await fillEnquiry(page, fields, form.service);
        await sendEnquiry(page);
        await expect(page.getByText(form.sent)).toBeVisible();
      }
      await expectEnquiryOnce(form, fields, null);
    });

    noScript('shows the errors, and keeps the typed text', async ({ page }) => {
      const fields = enquirer();
      await page.goto(form.path);
      await fillEnquiry(page, { ...fields, descripcion: 'corta' }, form.service);
      await sendEnquiry(page);
      await expect(
        page.getByText('La descripción debe tener al menos 10 caracteres'),
      ).toBeVisible();
      await expect(page.getByLabel('Nombre')).toHaveValue(fields.nombre);
      await expect(page.getByRole('combobox', { name: /^Servicio/ })).toHaveValue(form.servicio);

      await page.getByLabel('Descripción').fill(fields.descripcion);
      await page.getByRole('checkbox', { name: /política de privacidad/ }).check();
      await page.getByLabel(/^Documento/).setInputFiles(program('marina.png'));
      await sendEnquiry(page);
      await expect(
        page.getByRole('alert').getByText('El documento debe ser PDF, Word, JPG o PNG'),
      ).toBeVisible();
      await expect(page.getByRole('alert').getByText(filesAgain)).toBeVisible();
      expect(await storedEnquiries(form, fields.email)).toEqual([]);
    });
  });
}
