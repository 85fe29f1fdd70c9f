import { expect, type Locator, type Page } from '@playwright/test';
import { site } from '../../lib/site.ts';
import { docx, pdf } from '../fixtures/documents.ts';
import { secretClient } from './backend.ts';
import { expectMail } from './mail.ts';
import { downloadFrom } from './opened.ts';
import { proposalPath } from './raw-form.ts';
import { sendSignIn } from './sign-in.ts';

export const maxFileBytes = 10 * 1024 * 1024;
export const sent = '¡Tu obra está en camino! 📚✨';
export const thanks =
  'Gracias por confiar en nosotros. Evaluaremos tu propuesta y nos pondremos en contacto contigo pronto.';
export const failed = 'Oh no, algo falló 😓';
export const advice = `Inténtalo de nuevo, por favor. Si el problema persiste, escríbenos a ${site.email.info}.`;
/** An addition to a refusal on a page without JavaScript, where file inputs are empty again. */
export const filesAgain = 'Si habías elegido archivos, vuelve a elegirlos.';
export const both = 'Debes adjuntar tanto la obra como el currículum.';

export const author = () => ({
  nombre: 'Zoraida',
  apellidos: 'Peñalver Ruiz',
  email: `zoraida-${crypto.randomUUID()}@autora.example`,
  telefono: '+34 600 000 000',
  titulo_obra: 'Agua de la Alhambra',
});
type Author = ReturnType<typeof author>;
/** What a browser sends, without the files. */
export const proposalForm = () => ({ ...author(), tipo_obra: 'novela', consent: 'on' });
/** What an author fills in and attaches. */
export const newProposal = (obra = pdf()) => ({ fields: author(), obra, curriculum: docx() });
type Proposal = ReturnType<typeof newProposal>;
type Scope = Page | Locator;

export async function fill(scope: Scope, fields: Author) {
  await scope.getByLabel('Nombre').fill(fields.nombre);
  await scope.getByLabel('Apellidos').fill(fields.apellidos);
  await scope.getByLabel('Email').fill(fields.email);
  await scope.getByLabel('Teléfono').fill(fields.telefono);
  await scope.getByLabel('Título de la obra').fill(fields.titulo_obra);
  await scope.getByLabel('Tipo de obra').selectOption('Poesía');
  await scope.getByRole('checkbox', { name: /política de privacidad/ }).check();
}

/** Opens the form, and fills in everything but the files. */
export async function writeProposal(page: Page, proposal = newProposal()) {
  await page.goto(proposalPath);
  await fill(page, proposal.fields);
  return proposal;
}

export async function attach(scope: Scope, { obra, curriculum }: Omit<Proposal, 'fields'>) {
  await scope.getByLabel(/^Obra/).setInputFiles(obra);
  await scope.getByLabel(/^Currículum/).setInputFiles(curriculum);
}

export const submit = (scope: Scope) =>
  scope.getByRole('button', { name: 'Enviar propuesta' }).click();

const bucket = () => secretClient().storage.from('editorial-submissions');

/** The rows stored for an address, with the bytes of both files. */
export async function stored(email: string) {
  const rows = secretClient().from('editorial_submissions').select('*').eq('email', email);
  const { data } = await rows.throwOnError();
  const bytes = async (path: string | null) => {
    if (path === null) return null;
    const file = await bucket().download(path);
    if (file.error) throw file.error;
    return Buffer.from(await file.data.arrayBuffer());
  };
  return Promise.all(
    data.map(async (row) => ({
      row,
      obra: await bytes(row.obra_file_path),
      curriculum: await bytes(row.curriculum_file_path),
    })),
  );
}

async function filesIn(...folders: string[]): Promise<string[]> {
  const names: string[] = [];
  for (const folder of folders) {
    const { data, error } = await bucket().list(folder, { limit: 1000 });
    if (error) throw error;
    names.push(...data.map(({ name }) => `${folder}/${name}`));
  }
  return names.sort();
}

/** Every file in the bucket: a failed form must leave none. */
export const fileNames = () => filesIn('manuscripts', 'cvs');
export const quarantined = () => filesIn('quarantine');

export async function readAsStaff(page: Page, { fields, obra }: Proposal) {
  await page.goto('/admin/editorial');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await sendSignIn(page, 'admin@dauro.test', 'granada-2026');
  await expect(page).toHaveURL(/\/admin\/editorial$/);
  const row = page.getByRole('row').filter({ hasText: fields.email });
  await expect(row).toContainText(`${fields.nombre} ${fields.apellidos}`);
  await expect(row).toContainText(fields.telefono);
  await expect(row).toContainText('Poesía');
  const { name, bytes } = await downloadFrom(
    row.getByRole('link', { name: `Descargar ${obra.name}` }),
  );
  expect([name, bytes.equals(obra.buffer)]).toEqual([obra.name, true]);
}

/** Sends the filled form, and expects it to be stored once, with its files. */
export async function sendOnce(page: Page, proposal: Proposal, options: { timeout?: number } = {}) {
  await submit(page);
  await expect(page.getByText(sent)).toBeVisible(options);
  await expectStoredOnce(proposal);
}

/** Sends a proposal, and returns the address at which its author follows it, from the letter. */
export async function followedProposal(page: Page) {
  const proposal = await writeProposal(page);
  const { email } = proposal.fields;
  await attach(page, proposal);
  await submit(page);
  await expect(page.getByText(sent)).toBeVisible();
  const [mail] = await expectMail(`To: ${email}`, 1);
  const [path = ''] = /\/propuesta\/[\w-]{43}/.exec(mail?.text ?? '') ?? [];
  expect(path).not.toBe('');
  return { ...proposal, path };
}

export async function expectStoredOnce({ fields, obra, curriculum }: Proposal) {
  const [only, ...others] = await stored(fields.email);
  expect(others).toEqual([]);
  expect(only?.row).toMatchObject({ ...fields, tipo_obra: 'poesia', status: 'nueva' });
  expect(only?.row.consent_at).not.toBeNull();
  expect(only?.row.obra_file_path).toMatch(/^manuscripts\/obra-\d+-[0-9a-f]+\.pdf$/);
  expect(only?.row.curriculum_file_path).toMatch(/^cvs\/cv-\d+-[0-9a-f]+\.docx$/);
  expect(only?.obra?.equals(obra.buffer)).toBe(true);
  expect(only?.curriculum?.equals(curriculum.buffer)).toBe(true);
}
