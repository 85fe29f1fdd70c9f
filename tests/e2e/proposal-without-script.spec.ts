import { docWithMacros, docx, pdf, pdfOfSize, program } from '../fixtures/documents.ts';
import { expect, noScript } from '../setup/browser.ts';
import {
  attach,
  author,
  both,
  expectStoredOnce,
  filesAgain,
  fill,
  maxFileBytes,
  readAsStaff,
  sent,
  stored,
  submit,
  thanks,
} from '../setup/proposal.ts';

noScript.describe('an editorial proposal without JavaScript', () => {
  noScript('reaches the staff', async ({ page }) => {
    const [fields, obra, curriculum] = [author(), pdf(), docx()];
    await page.goto('/dauro/editorial');
    await page.getByRole('link', { name: 'Enviar propuesta editorial' }).click();
    await expect(page).toHaveURL(/\/dauro\/editorial\/propuesta$/);
    await fill(page, fields);
    await submit(page);
    await expect(page.getByRole('alert').getByText(both)).toBeVisible();
    await expect(page.getByLabel('Nombre')).toHaveValue(fields.nombre);
    await expect(page.getByLabel('Tipo de obra')).toHaveValue('poesia');

    await attach(page, obra, curriculum);
    await submit(page);
    await expect(page.getByRole('status').getByText(sent)).toBeVisible();
    await expect(page.getByRole('status').getByText(thanks)).toBeVisible();
    await expectStoredOnce(fields, obra, curriculum);
    await readAsStaff(page, fields, obra);
  });

  noScript('is stored once when the same page is sent twice', async ({ page }) => {
    const [fields, obra, curriculum] = [author(), pdf(), docx()];
    for (const _ of [1, 2]) {
      await page.goto('/dauro/editorial/propuesta');
      await fill(page, fields);
      await attach(page, obra, curriculum);
      await submit(page);
      await expect(page.getByText(sent)).toBeVisible();
    }
    await expectStoredOnce(fields, obra, curriculum);
  });

  for (const [name, obra, sentence] of [
    ['of the wrong kind', program(), 'El documento debe ser PDF o Word'],
    ['too big', pdfOfSize(maxFileBytes + 1), 'El documento no debe superar 10MB'],
    ['with macros', docWithMacros(), /Contiene macros: guárdalo sin macros/],
  ] as const) {
    noScript(
      `refuses a manuscript ${name} and says that files must be chosen again`,
      { tag: '@variant' },
      async ({ page }) => {
        const fields = author();
        await page.goto('/dauro/editorial/propuesta');
        await fill(page, fields);
        await attach(page, obra, docx());
        await submit(page);
        const notice = page.getByRole('alert');
        await expect(notice.getByText(sentence)).toBeVisible();
        await expect(notice.getByText(filesAgain, { exact: true })).toBeVisible();
        await expect(page.getByLabel('Título de la obra')).toHaveValue(fields.titulo_obra);
        expect(await stored(fields.email)).toEqual([]);
      },
    );
  }

  noScript('accepts a PDF whose name has no extension', { tag: '@variant' }, async ({ page }) => {
    const fields = author();
    await page.goto('/dauro/editorial/propuesta');
    await fill(page, fields);
    await attach(page, pdf('obra'), docx());
    await submit(page);
    await expect(page.getByText(sent)).toBeVisible();
    expect((await stored(fields.email))[0]?.row.obra_file_name).toBe('obra.pdf');
  });

  noScript('shows the errors on the page of the response', async ({ page }) => {
    await page.goto('/dauro/editorial/propuesta');
    await page.getByLabel('Nombre').fill('  ');
    await page.getByLabel('Apellidos').fill('Peñalver');
    await submit(page);
    const notice = page.getByRole('alert');
    await expect(notice.getByText('Revisa los campos marcados')).toBeVisible();
    await expect(notice.getByText('No hemos enviado nada todavía.', { exact: true })).toBeVisible();
    await expect(notice.getByText(filesAgain, { exact: true })).toBeVisible();
    await expect(page.getByText('El nombre es obligatorio')).toBeVisible();
    await expect(page.getByText('Selecciona un tipo de obra').last()).toBeVisible();
    await expect(page.getByLabel('Apellidos')).toHaveValue('Peñalver');
  });
});
