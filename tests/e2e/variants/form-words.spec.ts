import { site } from '../../../lib/site.ts';
import { expect, expectLink, test } from '../../setup/browser.ts';

/** The initial texts of each form: labels, hints, choices, consent and button. */

const consentNotice = `Responsable: ${site.name}. Finalidad: atender tu envío. Legitimación: tu consentimiento y, en su caso, medidas precontractuales. Plazo: 24 meses. No cedemos tus datos a nadie. Puedes acceder a ellos, rectificarlos o pedir que los borremos escribiendo a ${site.email.privacy}.`;
const person = [
  ['Nombre*', ''],
  ['Apellidos*', ''],
  ['Email*', ''],
] as const;
const telephone = 'De 9 a 20 caracteres. Otro número o una extensión,';
const enquiry = [
  ...person,
  ['Teléfono*', `${telephone} en la descripción`],
  ['Servicio*', ''],
  ['Descripción*', 'Entre 10 y 2.000 caracteres'],
  ['Enlace web', 'Opcional. La dirección completa, con https://'],
  ['Documento (máx. 10MB)', 'Opcional. PDF, Word, JPG o PNG'],
] as const;
const areas = ['Informes periciales', 'Tasación y valoración', 'Análisis de autenticidad'];
const moreAreas = ['Gestión de venta', 'Portfolio artístico', 'Museos e instituciones', 'Otros'];
const services = ['Publicación', 'Guion', 'Audiovisual', 'Escritura', 'Diseño', 'Innovación'];

const forms = [
  {
    path: '/dauro/editorial/propuesta',
    heading: 'Envía tu propuesta editorial',
    button: 'Enviar propuesta',
    fields: [
      ...person,
      ['Teléfono*', `${telephone} en el currículum`],
      ['Título de la obra*', ''],
      ['Tipo de obra*', ''],
      ['Obra (máx. 10MB)*', 'PDF, DOC o DOCX'],
      ['Currículum (máx. 10MB)*', 'PDF, DOC o DOCX'],
    ],
    choices: [
      ...['Selecciona un tipo de obra', 'Novela', 'Libro de cuentos', 'Poesía', 'Ensayo'],
      ...['Biografía', 'Otro'],
    ],
    notice: consentNotice,
  },
  {
    path: '/dauro/arte',
    heading: 'Solicitar informe o valoración',
    button: 'Enviar solicitud',
    fields: enquiry,
    choices: ['Selecciona un servicio', ...areas, ...moreAreas],
    notice: consentNotice,
  },
  {
    path: '/servicios',
    heading: 'Solicitar información de servicios',
    button: 'Enviar solicitud',
    fields: enquiry,
    choices: ['Selecciona un servicio', ...services, 'Otros'],
    notice: consentNotice,
  },
  {
    path: '/contacto',
    heading: 'Escríbenos',
    button: 'Enviar mensaje',
    fields: [
      ['Nombre*', ''],
      ['Email*', ''],
      ['Asunto*', ''],
      ['Mensaje*', ''],
    ],
    choices: [],
    notice: `Responsable: ${site.name}. Finalidad: contestar a tu mensaje. Legitimación: tu consentimiento. Plazo: 12 meses. No cedemos tus datos a nadie. Puedes acceder a ellos, rectificarlos o pedir que los borremos escribiendo a ${site.email.privacy}.`,
  },
] as const;

for (const { path, heading, button, fields, choices, notice } of forms) {
  test(`«${heading}» has its labels, hints and privacy notice`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const submit = page.getByRole('button', { name: button, exact: true });
    const form = page.locator('form').filter({ has: submit });
    await expect(form.getByText('* Campos obligatorios', { exact: true })).toBeVisible();
    // The visible text, in which the asterisk marks required fields; assistive technology reads `required` instead.
    const labels = form.locator('label:visible').filter({ hasNotText: /política|rellenes/ });
    await expect(labels).toHaveText(fields.map(([label]) => label));
    for (const [label, hint] of fields) {
      const control = form.getByLabel(label, { exact: true });
      await expect(control).toHaveAccessibleName(label.replace('*', ''));
      await expect(control).toHaveAccessibleDescription(hint);
      expect(await control.evaluate((one: HTMLInputElement) => one.required), label).toBe(
        label.endsWith('*'),
      );
    }
    if (choices.length > 0) {
      await expect(form.getByRole('combobox').getByRole('option')).toHaveText([...choices]);
    }
    const consent = form.getByRole('checkbox', {
      name: 'He leído y acepto la política de privacidad',
    });
    await expect(consent).not.toBeChecked();
    await expect(consent).toHaveAccessibleDescription(notice);
    await expectLink(form, 'política de privacidad', '/privacidad');
    // The honeypot has a label that explains it, and is hidden from the accessibility tree.
    const trap = form.locator('input[name=apodo]');
    await expect(trap.locator('xpath=..')).toHaveText('No rellenes este campo');
    await expect(form.getByRole('textbox', { name: 'No rellenes este campo' })).toHaveCount(0);
    await expect(trap).toHaveAttribute('tabindex', '-1');
  });
}
