import { doc, pdf, pdfOfSize, plainText, program } from '../fixtures/documents.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expect, test } from '../setup/browser.ts';
import {
  enquirer,
  enquiryForms,
  expectEnquiryOnce,
  fillEnquiry,
  sendEnquiry,
  storedEnquiries,
} from '../setup/enquiry.ts';
import { holdForm } from '../setup/hold-form.ts';
import { maxFileBytes } from '../setup/proposal.ts';
import { expectReceived } from '../setup/uploads.ts';

for (const form of enquiryForms) {
  test.describe(`«${form.heading}»`, () => {
    test('is stored with its document, shows a toast, and is empty again', async ({ page }) => {
      const [fields, document] = [enquirer(), pdf('Tasación «marina».pdf')];
      await page.goto(form.path);
      await expect(page.getByRole('heading', { name: form.heading })).toBeVisible();
      await fillEnquiry(page, fields, form.service);
      await page.getByLabel('Enlace web').fill('https://coleccion.example/marina');
      await page.getByLabel(/^Documento/).setInputFiles(document);
      const onItsWay = await holdForm(page, form.path);
      await sendEnquiry(page);
      await expect(page.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
      onItsWay.release();
      await expect(page.getByText(form.sent)).toBeVisible();
      await expect(page.getByText(form.thanks)).toBeVisible();
      const row = await expectEnquiryOnce(form, fields, document);
      expect(row.enlace_web).toBe('https://coleccion.example/marina');
      await expect(page.getByLabel('Nombre')).toHaveValue('');
      await expect(page.getByRole('combobox', { name: /^Servicio/ })).toHaveValue('');
      await expect(page.getByRole('button', { name: 'Quitar el documento' })).toBeHidden();
    });

    test('needs neither a document nor an address', async ({ page }) => {
      const fields = enquirer();
      await page.goto(form.path);
      await fillEnquiry(page, fields, form.service);
      await sendEnquiry(page);
      await expect(page.getByText(form.sent)).toBeVisible();
      const row = await expectEnquiryOnce(form, fields, null);
      expect(row.enlace_web).toBeNull();
    });

    test('is stored once when it is submitted twice at once', async ({ page }) => {
      const [fields, document] = [enquirer(), pdf()];
      await page.goto(form.path);
      await fillEnquiry(page, fields, form.service);
      await page.getByLabel(/^Documento/).setInputFiles(document);
      await expectReceived(page, 1);
      // Submit twice before React can disable the button.
      await page.locator('form:has([name=descripcion])').evaluate((one: HTMLFormElement) => {
        one.requestSubmit();
        one.requestSubmit();
      });
      await expect(page.getByText(form.sent).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Enviar solicitud' })).toBeEnabled();
      await expectEnquiryOnce(form, fields, document);
    });

    test('shows the error under each field, and focuses the first', async ({ page }) => {
      await page.goto(form.path);
      await expect(page.getByText('* Campos obligatorios')).toBeVisible();
      await expect(
        page.getByRole('combobox', { name: /^Servicio/ }).getByRole('option'),
      ).toHaveText(['Selecciona un servicio', ...form.services]);
      await page.getByLabel('Enlace web').fill('coleccion.example');
      await sendEnquiry(page);
      for (const message of [
        'El nombre es obligatorio',
        'Los apellidos son obligatorios',
        'Email inválido',
        'Teléfono inválido',
        'La descripción debe tener al menos 10 caracteres',
        'URL inválida',
        'Debes aceptar la política de privacidad',
      ]) {
        await expect(page.getByText(message, { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('combobox', { name: /^Servicio/ })).toHaveAccessibleDescription(
        'Selecciona un servicio',
      );
      await expect(page.getByLabel('Nombre')).toBeFocused();
      for (const [label, wrong, right, sentence] of [
        ['Nombre', 'a'.repeat(101), 'a'.repeat(100), 'Máximo 100 caracteres'],
        ['Apellidos', 'a'.repeat(101), 'a'.repeat(100), 'Máximo 100 caracteres'],
        [
          'Email',
          `${'a'.repeat(64)}@${'b.'.repeat(100)}example`,
          'a@b.es',
          'Máximo 255 caracteres',
        ],
        ['Teléfono', '95800000', '958000000', 'Teléfono inválido'],
        ['Teléfono', '9'.repeat(21), '9'.repeat(20), 'Teléfono inválido'],
        [
          'Descripción',
          'a'.repeat(2001),
          'a'.repeat(2000),
          'Entre 10 y 2.000 caracteres Máximo 2000 caracteres',
        ],
        [
          'Enlace web',
          `https://${'a'.repeat(2041)}`,
          '',
          'Opcional. La dirección completa, con https:// Máximo 2048 caracteres',
        ],
        [
          'Enlace web',
          'javascript:alert(1)',
          'http://coleccion.example',
          'Opcional. La dirección completa, con https:// URL inválida',
        ],
      ] as const) {
        const field = page.getByLabel(label);
        await field.fill(wrong);
        await expect(field).toHaveAccessibleDescription(sentence);
        await field.fill(right);
        await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      }
      await expectAccessible(page, undefined, 'form');
    });

    test('takes one PDF, Word, JPG or PNG file of at most 10 MB, and keeps the typed text', async ({
      page,
      problems,
    }) => {
      // A file whose content does not match its type is refused by /subidas, before the form is sent.
      problems.expectFailure(/\/subidas\//, 422);
      const fields = enquirer();
      await page.goto(form.path);
      await fillEnquiry(page, fields, form.service);
      await page.getByLabel(/^Documento/).setInputFiles(plainText());
      await sendEnquiry(page);
      await expect(page.getByText('El documento debe ser PDF, Word, JPG o PNG')).toBeVisible();

      await page.getByLabel(/^Documento/).setInputFiles(pdfOfSize(maxFileBytes + 1));
      await sendEnquiry(page);
      await expect(page.getByText('El documento no debe superar 10MB')).toBeVisible();

      await page.getByLabel(/^Documento/).setInputFiles(program('marina.jpg'));
      await sendEnquiry(page);
      await expect(
        page.getByText('El documento debe ser PDF, Word, JPG o PNG').last(),
      ).toBeVisible();
      await expect(page.getByLabel('Descripción')).toHaveValue(fields.descripcion);
      expect(await storedEnquiries(form, fields.email)).toEqual([]);

      const document = doc();
      await page.getByLabel(/^Documento/).setInputFiles(document);
      await sendEnquiry(page);
      await expect(page.getByText(form.sent)).toBeVisible();
      await expectEnquiryOnce(form, fields, document);
    });

    test('keeps everything when the connection breaks, and is sent at the second attempt', async ({
      page,
      problems,
    }) => {
      const fields = enquirer();
      await page.goto(form.path);
      await fillEnquiry(page, fields, form.service);
      await page.route(`**${form.path}`, (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      problems.expectConsole(/ERR_FAILED/);
      await sendEnquiry(page);
      await expect(page.getByText(form.failed)).toBeVisible();
      await expect(page.getByText(form.advice)).toBeVisible();
      await expect(page.getByLabel('Nombre')).toHaveValue(fields.nombre);
      await page.unrouteAll();
      await sendEnquiry(page);
      await expect(page.getByText(form.sent)).toBeVisible();
      await expectEnquiryOnce(form, fields, null);
    });
  });
}

test('a service links to the form and is chosen there', async ({ page }) => {
  await page.goto('/servicios');
  await page.getByText('Más información sobre Guion').click();
  await page.getByRole('link', { name: 'Pedir información sobre Guion' }).click();
  await expect(page).toHaveURL(/\/servicios#solicitud$/);
  await expect(page.getByRole('combobox', { name: /^Servicio/ })).toHaveValue('guion');
  await expect(
    page.getByRole('heading', { name: 'Solicitar información de servicios' }),
  ).toBeInViewport();
});

test('the cards of the art page link to the contact page', async ({ page }) => {
  await page.goto('/dauro/arte');
  const cards = page.getByRole('article').getByRole('link', { name: /^Más información/ });
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) await expect(card).toHaveAttribute('href', '/contacto');
});
