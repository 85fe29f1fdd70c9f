import { expect, type Page } from '@playwright/test';
import { site } from '../../lib/site.ts';
import type { FilePayload } from '../fixtures/documents.ts';
import { secretClient } from './backend.ts';

/** The two enquiry forms, with their messages (requirements 4.5 to 4.11). */
export const enquiryForms = [
  {
    area: 'dauro-arte',
    path: '/dauro/arte',
    heading: 'Solicitar informe o valoración',
    table: 'dauro_arte_contacts',
    folder: 'dauro-arte',
    service: 'Tasación y valoración',
    servicio: 'tasacion_valoracion',
    sent: '¡Gracias por confiar en nosotros!',
    thanks: 'Revisaremos tu consulta y te responderemos pronto.',
    failed: 'Ups, algo no salió bien',
    advice: `Inténtalo de nuevo, por favor. Si el problema persiste, contacta directamente con nosotros en ${site.email.info}.`,
    reference: /^DA-/,
  },
  {
    area: 'servicios',
    path: '/servicios',
    heading: 'Solicitar información de servicios',
    table: 'services_contacts',
    folder: 'services',
    service: 'Guion',
    servicio: 'guion',
    sent: '¡Mensaje recibido con éxito!',
    thanks: 'Te responderemos lo antes posible.',
    failed: 'Vaya, ha ocurrido un problema',
    advice: `Inténtalo de nuevo, por favor, o escríbenos a ${site.email.info}.`,
    reference: /^SV-/,
  },
] as const;

type EnquiryForm = (typeof enquiryForms)[number];

export const enquirer = () => ({
  nombre: 'Zoraida',
  apellidos: 'Peñalver Ruiz',
  email: `zoraida-${crypto.randomUUID()}@coleccion.example`,
  telefono: '+34 600 000 000',
  descripcion: 'Una marina pequeña, sin firma.\nVenía de casa de mi abuela.',
});
type Enquirer = ReturnType<typeof enquirer>;

export async function fillEnquiry(page: Page, { service }: EnquiryForm, fields = enquirer()) {
  await page.getByLabel('Nombre').fill(fields.nombre);
  await page.getByLabel('Apellidos').fill(fields.apellidos);
  await page.getByLabel('Email').fill(fields.email);
  await page.getByLabel('Teléfono').fill(fields.telefono);
  await page.getByRole('combobox', { name: /^Servicio/ }).selectOption(service);
  await page.getByLabel('Descripción').fill(fields.descripcion);
  await page.getByRole('checkbox', { name: /política de privacidad/ }).check();
  return fields;
}

/** Opens the form, and fills in everything that is required. */
export async function writeEnquiry(page: Page, form: EnquiryForm, fields?: Enquirer) {
  await page.goto(form.path);
  return fillEnquiry(page, form, fields);
}

export const attachDocument = (page: Page, document: FilePayload) =>
  page.getByLabel(/^Documento/).setInputFiles(document);

/** By key, since the line of a chosen file appears late and moves the button away from a pointer that is pressed. */
export const sendEnquiry = (page: Page) =>
  page.getByRole('button', { name: 'Enviar solicitud' }).press('Enter');

export async function storedEnquiries({ table }: EnquiryForm, email: string) {
  return (await secretClient().from(table).select('*').eq('email', email).throwOnError()).data;
}

/** The only row of an enquiry, with the bytes of its document if it has one. */
export async function expectEnquiryOnce(
  form: EnquiryForm,
  fields: Enquirer,
  document: FilePayload | null,
) {
  const [row, ...others] = await storedEnquiries(form, fields.email);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ ...fields, servicio: form.servicio, status: 'nueva' });
  expect(row.reference).toMatch(form.reference);
  expect(row.consent_at).not.toBeNull();
  expect(row.consent_version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  if (!document) {
    expect(row.documento_file_path).toBeNull();
    return row;
  }
  expect(row.documento_file_path).toMatch(new RegExp(`^${form.folder}/\\d+-[0-9a-f]+\\.\\w+$`));
  expect(row.documento_file_name).toBe(document.name);
  const bucket = secretClient().storage.from('dauro-arte-documents');
  const file = await bucket.download(row.documento_file_path);
  if (file.error) throw file.error;
  expect(Buffer.from(await file.data.arrayBuffer()).equals(document.buffer)).toBe(true);
  return row;
}
