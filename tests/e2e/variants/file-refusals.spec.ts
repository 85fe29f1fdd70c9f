import { docx, pdfOfSize, plainText, program } from '../../fixtures/documents.ts';
import { expect, test } from '../../setup/browser.ts';
import { enquirer, enquiryForms, fillEnquiry, sendEnquiry } from '../../setup/enquiry.ts';
import { author, fill, maxFileBytes, stored, submit } from '../../setup/proposal.ts';

/**
 * A refused file in the browser: first under the file, then, when the form is sent anyway, under the field and in the
 * notice. Every sentence stands in tests/e2e/sites/corpus.spec.ts.
 */

for (const [name, file, underField, notice] of [
  [
    'a text that calls itself a PDF',
    plainText('obra.pdf'),
    'Elige otro archivo',
    'El documento debe ser PDF o Word',
  ],
  [
    '10 MB and one byte',
    pdfOfSize(maxFileBytes + 1),
    'Elige un archivo más pequeño',
    'El documento no debe superar 10MB',
  ],
] as const) {
  test(`a manuscript that is ${name} is refused with a sentence`, async ({ page, problems }) => {
    problems.expectFailure('/subidas/editorial/obra', 422);
    const fields = author();
    await page.goto('/dauro/editorial/propuesta');
    await fill(page, fields);
    const slot = page.getByLabel(/^Obra/);
    await slot.setInputFiles(file);
    await page.getByLabel(/^Currículum/).setInputFiles(docx());
    // Its first bytes tell as soon as it is chosen.
    if (file.buffer.length < maxFileBytes)
      await expect(page.getByRole('status').filter({ hasText: notice })).toHaveCount(1);
    await submit(page);
    const toast = page.getByRole('listitem').filter({ hasText: notice });
    await expect(toast.getByText('Error', { exact: true })).toBeVisible();
    await expect(toast.getByText(notice, { exact: true })).toBeVisible();
    await expect(slot).toHaveAccessibleDescription(`PDF, DOC o DOCX ${underField}`);
    await expect(slot).toBeFocused();
    await expect(page.getByLabel(/^Currículum/)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Título de la obra')).toHaveValue(fields.titulo_obra);
    expect(await stored(fields.email)).toEqual([]);
  });
}

for (const form of enquiryForms) {
  test(`«${form.heading}»: a document of the wrong kind is refused with a sentence`, async ({
    page,
    problems,
  }) => {
    problems.expectFailure(`/subidas/${form.area}/documento`, 422);
    await page.goto(form.path);
    await fillEnquiry(page, enquirer(), form.service);
    const slot = page.getByLabel(/^Documento/);
    await slot.setInputFiles(program('marina.png'));
    await sendEnquiry(page);
    const toast = page
      .getByRole('listitem')
      .filter({ hasText: 'El documento debe ser PDF, Word, JPG o PNG' });
    await expect(toast.getByText('Error', { exact: true })).toBeVisible();
    await expect(slot).toHaveAccessibleDescription(
      'Opcional. PDF, Word, JPG o PNG Elige otro archivo',
    );
    await expect(slot).toBeFocused();
  });
}
