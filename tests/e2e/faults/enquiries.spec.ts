import { pdf } from '../../fixtures/documents.ts';
import { setFault } from '../../setup/backend.ts';
import { expect, noScript, test } from '../../setup/browser.ts';
import {
  documentNames,
  enquirer,
  enquiryForms,
  fillEnquiry,
  sendEnquiry,
  storedEnquiries,
} from '../../setup/enquiry.ts';
import { Instance } from '../../setup/instance.ts';
import { filesAgain } from '../../setup/proposal.ts';

test.describe('an enquiry while a service fails', () => {
  test.afterEach(async () => {
    await setFault('storage', 'ok');
    await setFault('rest', 'ok');
  });

  for (const form of enquiryForms) {
    for (const service of ['storage', 'rest'] as const) {
      test(`stores nothing incomplete: ${form.area}, ${service}`, async ({ page, problems }) => {
        problems.expectFailure(/\/subidas\//, 503);
        problems.expectFailure(/\/subidas\//, 500);
        const [fields, before] = [enquirer(), await documentNames(form)];
        await page.goto(form.path);
        await fillEnquiry(page, fields, form.service);
        await setFault(service, '500');
        await page.getByLabel(/^Documento/).setInputFiles(pdf());
        await sendEnquiry(page);
        await expect(page.getByText(form.failed)).toBeVisible();
        await expect(page.getByText(form.advice)).toBeVisible();
        await expect(page.getByLabel('Descripción')).toHaveValue(fields.descripcion);
        await setFault(service, 'ok');
        expect(await storedEnquiries(form, fields.email)).toEqual([]);
        expect(await documentNames(form)).toEqual(before);

        await sendEnquiry(page);
        await expect(page.getByText(form.sent)).toBeVisible();
        expect(await storedEnquiries(form, fields.email)).toHaveLength(1);
      });
    }
  }

  for (const form of enquiryForms) {
    noScript(`logs why the document was not stored: ${form.area}`, async ({ page }) => {
      const site = await Instance.start({});
      try {
        const [fields, before] = [enquirer(), await documentNames(form)];
        await page.goto(site.url + form.path);
        await fillEnquiry(page, fields, form.service);
        await page.getByLabel(/^Documento/).setInputFiles(pdf());
        await setFault('storage', '500');
        await sendEnquiry(page);
        await expect(page.getByText(form.failed)).toBeVisible();
        await expect(page.getByRole('alert').getByText(filesAgain)).toBeVisible();
        await expect(page.getByText('Error al subir el documento')).toHaveCount(0);
        expect(site.said()).toMatch(
          new RegExp(`Error al subir el documento.*"msg":"Form ${form.area} failed"`),
        );
        await setFault('storage', 'ok');
        expect(await storedEnquiries(form, fields.email)).toEqual([]);
        expect(await documentNames(form)).toEqual(before);
      } finally {
        await site.end('SIGKILL');
      }
    });
  }
});
