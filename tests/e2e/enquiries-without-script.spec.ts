import { site } from '../../lib/site.ts';
import { docx, program } from '../fixtures/documents.ts';
import { expect, noScript, see } from '../setup/browser.ts';
import {
  attachDocument,
  enquirer,
  enquiryForms,
  expectEnquiryOnce,
  sendEnquiry,
  storedEnquiries,
  writeEnquiry,
} from '../setup/enquiry.ts';
import { expectMail } from '../setup/mail.ts';
import { filesAgain } from '../setup/proposal.ts';

for (const form of enquiryForms) {
  noScript(`«${form.heading}» is stored, acknowledged and announced`, async ({ page }) => {
    const document = docx();
    const fields = await writeEnquiry(page, form);
    await attachDocument(page, document);
    await sendEnquiry(page);
    await see(page.getByRole('status'), form.sent, form.thanks);
    const { reference } = await expectEnquiryOnce(form, fields, document);

    const letters = (await expectMail(reference, 2)).map(({ head }) => head).join('\n');
    for (const address of [fields.email, site.email.info])
      expect(letters).toContain(`\nTo: ${address}`);
  });
}

noScript('an enquiry without JavaScript shows the errors, and keeps the text', async ({ page }) => {
  const [form] = enquiryForms;
  const fields = enquirer();
  await writeEnquiry(page, form, { ...fields, descripcion: 'corta' });
  await sendEnquiry(page);
  await expect(page.getByText('La descripción debe tener al menos 10 caracteres')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue(fields.nombre);
  await expect(page.getByRole('combobox', { name: /^Servicio/ })).toHaveValue(form.servicio);

  await page.getByLabel('Descripción').fill(fields.descripcion);
  await page.getByRole('checkbox', { name: /política de privacidad/ }).check();
  await attachDocument(page, program('marina.png'));
  await sendEnquiry(page);
  const alert = page.getByRole('alert');
  await see(alert, 'El documento debe ser PDF, Word, JPG o PNG', filesAgain);
  expect(await storedEnquiries(form, fields.email)).toEqual([]);
});
