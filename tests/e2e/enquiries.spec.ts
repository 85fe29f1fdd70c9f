import { pdf } from '../fixtures/documents.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expect, follow, see, test, variant } from '../setup/browser.ts';
import {
  attachDocument,
  enquirer,
  enquiryForms,
  expectEnquiryOnce,
  sendEnquiry,
  writeEnquiry,
} from '../setup/enquiry.ts';
import { holdForm } from '../setup/hold-form.ts';

// One component and one action serve both forms; without JavaScript both are sent.
const [form] = enquiryForms;

test('an enquiry is stored with its document, shows a toast, and is emptied', async ({ page }) => {
  const document = pdf('Tasación «marina».pdf');
  const fields = await writeEnquiry(page, form);
  await expect(page.getByRole('heading', { name: form.heading })).toBeVisible();
  await page.getByLabel('Enlace web').fill('https://coleccion.example/marina');
  await attachDocument(page, document);
  const onItsWay = await holdForm(page, form.path);
  await sendEnquiry(page);
  const sending = page.getByRole('button', { name: 'Enviando...' });
  await expect(sending).toBeDisabled();
  await expect(sending).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Descripción').pressSequentially(' Otra cosa.');
  onItsWay.release();
  await see(page, form.sent, form.thanks);
  const row = await expectEnquiryOnce(form, fields, document);
  expect(row.enlace_web).toBe('https://coleccion.example/marina');
  await expect(page.getByLabel('Nombre')).toHaveValue('');
  await expect(page.getByRole('combobox', { name: /^Servicio/ })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Quitar el documento' })).toBeHidden();

  const other = pdf('Otra marina.pdf');
  const next = enquirer();
  // As form fillers and some browsers do it: without an event.
  await page.locator('form:has([name=descripcion])').evaluate(
    ({ elements }: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values))
        (elements.namedItem(name) as HTMLInputElement).value = value;
      (elements.namedItem('consent') as HTMLInputElement).checked = true;
    },
    { ...next, servicio: form.servicio },
  );
  await attachDocument(page, other);
  await sendEnquiry(page);
  await expect(page.getByLabel('Descripción')).toHaveValue('');
  await expectEnquiryOnce(form, next, other);
});

for (const [end, again] of [
  ['is stored once when it is sent again', true],
  ['goes when it is stored', false],
] as const) {
  test(`an enquiry that was left is there after Back, and ${end}`, variant, async ({ page }) => {
    const document = pdf();
    const fields = await writeEnquiry(page, form);
    await attachDocument(page, document);
    const onItsWay = await holdForm(page, form.path);
    const leaveAndReturn = async () => {
      await follow(page.getByRole('navigation', { name: 'Principal' }), 'Blog', '/blog');
      await page.goBack();
      await expect(page.getByLabel('Descripción')).toHaveValue(fields.descripcion);
    };
    await leaveAndReturn();
    const sent = page.waitForRequest(
      (each) => each.method() === 'POST' && !!each.headers()['next-action'],
    );
    await sendEnquiry(page);
    await sent;
    await leaveAndReturn();
    if (again) await sendEnquiry(page);
    onItsWay.release();
    // Each answer is reported.
    await expect(page.getByText(form.sent).first()).toBeVisible();
    await expect(page.getByLabel('Descripción')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Quitar el documento' })).toBeHidden();
    await expectEnquiryOnce(form, fields, document);
  });
}

test('an enquiry shows the error under each field, and focuses the first', async ({ page }) => {
  await page.goto('/servicios');
  await page.getByLabel('Enlace web').fill('coleccion');
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
  const description = page.getByLabel('Descripción');
  await description.fill('a'.repeat(2001));
  await expect(description).toHaveAccessibleDescription(
    'Entre 10 y 2.000 caracteres Máximo 2000 caracteres',
  );
  await description.fill('a'.repeat(2000));
  await expect(description).not.toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, undefined, 'form');
});

test('a service links to the form and is chosen there', async ({ page }) => {
  await page.goto('/servicios');
  await page.getByText('Más información sobre Guion').click();
  await follow(page, 'Pedir información sobre Guion', /\/servicios#solicitud$/);
  await expect(page.getByRole('combobox', { name: /^Servicio/ })).toHaveValue('guion');
  await expect(
    page.getByRole('heading', { name: 'Solicitar información de servicios' }),
  ).toBeInViewport();
});

test('a press after a wrong field is not lost', variant, async ({ page }) => {
  await page.goto('/servicios');
  // The code that watches the fields arrives after the first focus.
  const email = page.getByLabel('Email');
  await expect(async () => {
    await email.fill('zoraida');
    await email.blur();
    await expect(page.getByText('Email inválido')).toBeVisible({ timeout: 1000 });
  }).toPass();
  const consent = page.getByRole('checkbox', { name: /política de privacidad/ });
  const web = page.getByLabel('Enlace web');
  for (const [pressed, seen] of [
    [consent, () => expect(consent).toBeChecked()],
    [
      page.getByRole('button', { name: 'Enviar solicitud' }),
      () => expect(page.getByText('El nombre es obligatorio')).toBeVisible(),
    ],
  ] as const) {
    await web.fill('https://coleccion.example');
    await expect(page.getByText('URL inválida')).toBeHidden();
    await pressed.scrollIntoViewIfNeeded();
    await web.fill('mi obra');
    const box = await pressed.boundingBox();
    if (!box) throw new Error('Nothing to press');
    // The upper edge, which an error above it moves away.
    await page.mouse.move(box.x + box.width / 2, box.y + 3);
    await page.mouse.down();
    // The error would be painted in the second frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.mouse.up();
    await seen();
    await expect(page.getByText('URL inválida')).toBeVisible();
  }
});
