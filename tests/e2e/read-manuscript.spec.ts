import { pdfWith, stream } from '../fixtures/pdfs.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { secretClient } from '../setup/backend.ts';
import { expect, noScript, test } from '../setup/browser.ts';
import { insertEntries, newMark, removeEntries } from '../setup/entries.ts';
import { signIn } from '../setup/sign-in.ts';

const bucket = () => secretClient().storage.from('editorial-submissions');

/** Stores a proposal whose work has two pages with a word on each; `bytes` replace the document. */
async function newManuscript(bytes?: Buffer) {
  const mark = newMark();
  const page = (content: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents ${content} 0 R /Resources << /Font << /F1 7 0 R >> >> >>`;
  const words = (text: string) => stream('', Buffer.from(`BT /F1 24 Tf 40 300 Td (${text}) Tj ET`));
  const document = pdfWith([
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    ...[page(5), page(6), words('Acequia'), words('Alhambra')],
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
  const path = `manuscripts/obra-${crypto.randomUUID()}.pdf`;
  const stored = await bucket().upload(path, bytes ?? document, { contentType: 'application/pdf' });
  if (stored.error) throw stored.error;
  const [id] = await insertEntries('editorial_submissions', mark, 1, () => ({
    ...{ obra_file_path: path, obra_file_name: 'Acequia.pdf', obra_file_size: document.length },
    ...{ curriculum_file_path: `cvs/cv-${crypto.randomUUID()}.docx` },
  }));
  const remove = async () => {
    await bucket().remove([path]);
    await removeEntries('editorial_submissions', mark);
  };
  return { id, remove };
}

test('a manuscript is read in the page by keyboard, and its worker may load nothing', async ({
  page,
}) => {
  const { id, remove } = await newManuscript();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(`/admin/editorial/${id}`);
  await signIn(page, 'equipo');
  await expect(page.getByRole('link', { name: /^Leer/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Leer Acequia.pdf' }).press('Enter');
  const sheet = page.getByRole('img', { name: 'Página 1 del documento' });
  await expect(sheet).toBeVisible();
  await expect(page.getByText('Acequia', { exact: true })).toBeAttached();
  const dark = () =>
    page.locator('canvas').evaluate((element) => {
      const canvas = element as HTMLCanvasElement;
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      return data.some((value, index) => index % 4 === 0 && value < 100);
    });
  await expect.poll(dark).toBe(true);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Página siguiente' }).press('Enter');
  await expect(page.getByRole('img', { name: 'Página 2 del documento' })).toBeVisible();
  await expect(page.getByText('Alhambra', { exact: true })).toBeAttached();
  // An invalid page number changes nothing.
  const number = page.getByRole('textbox', { name: 'Página', exact: true });
  for (const wrong of ['1.5', '', 'dos']) {
    await number.fill(wrong);
    await number.press('Enter');
    await expect(number).toHaveValue('2');
  }
  await expect(page.getByRole('img', { name: 'Página 2 del documento' })).toBeVisible();
  await number.fill('1');
  await number.press('Enter');
  await expect(page.getByText('Acequia', { exact: true })).toBeAttached();
  // Beyond the end is the last page.
  await number.fill('99');
  await number.press('Enter');
  await expect(number).toHaveValue('2');
  await expect(page.getByText('Alhambra', { exact: true })).toBeAttached();
  const frame = page.getByRole('region', { name: /^Página \d del documento/ });
  await frame.press('End');
  await expect(page.getByRole('img', { name: 'Página 2 del documento' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Página 2 del documento' })).toBeVisible();
  await frame.press('PageUp');
  await expect(page.getByText('Acequia', { exact: true })).toBeAttached();
  // One worker for each time the page was loaded.
  expect(workers).toHaveLength(2);
  const policy = await page.request.get(workers[0] ?? '');
  expect(policy.headers()['content-security-policy']).toBe("default-src 'none'");
  const { origin } = new URL(page.url());
  expect(asked.filter((address) => !address.startsWith(origin))).toEqual([]);
  await page.goto(`/admin/editorial/${id}`);
  await expect(page.getByRole('region', { name: 'Historial' })).toContainText('leyó la obra');
  await remove();
});

test('a page is drawn again at every zoom and width, with the review beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id, remove } = await newManuscript();
  await page.goto(`/admin/editorial/${id}/leer/obra`);
  await signIn(page, 'equipo');
  await expect(page.getByText('Acequia', { exact: true })).toBeAttached();
  const drawn = () => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width);
  const fitting = await drawn();
  await page.getByRole('button', { name: 'Ampliar' }).click();
  await expect.poll(drawn).toBeGreaterThan(fitting);
  await page.getByRole('button', { name: 'Ajustar al ancho' }).click();
  await expect.poll(drawn).toBe(fitting);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(drawn).toBeLessThan(fitting);
  await page.setViewportSize({ width: 1440, height: 900 });
  const work = page.getByRole('complementary', { name: 'Valoración y notas' });
  await work.getByRole('textbox', { name: 'Nueva nota' }).fill('Buen comienzo');
  await work.getByRole('button', { name: 'Añadir nota' }).click();
  await expect(work.getByText('Buen comienzo')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Página 1 del documento' })).toBeVisible();
  await remove();
});

test('an unreadable document shows an error', async ({ page }) => {
  const { id, remove } = await newManuscript(Buffer.from('%PDF-1.7 nada'));
  await page.goto(`/admin/editorial/${id}/leer/obra`);
  await signIn(page, 'equipo');
  await expect(page.getByText('No se pudo abrir el documento.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Descargar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volver a la ficha' })).toBeVisible();
  await remove();
});

noScript('without JavaScript the file can be downloaded', async ({ page }) => {
  const { id, remove } = await newManuscript();
  await page.goto(`/admin/editorial/${id}/leer/obra`);
  await signIn(page, 'equipo');
  // Playwright's locators skip the content of noscript.
  expect(await page.content()).toContain('Para leer aquí hace falta JavaScript.');
  await remove();
});

test('a document with a password says so', async ({ page }) => {
  const secret = `<${'5a'.repeat(32)}>`;
  const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${secret} /U ${secret} >> /ID [<00> <00>] `;
  const pages = '<< /Type /Pages /Kids [] /Count 0 >>';
  const { id, remove } = await newManuscript(pdfWith([pages], locked));
  await page.goto(`/admin/editorial/${id}/leer/obra`);
  await signIn(page, 'equipo');
  await expect(
    page.getByText('El documento tiene contraseña: aquí no se puede leer.'),
  ).toBeVisible();
  await remove();
});

test('other documents than PDF have no such page', async ({ page, problems }) => {
  const { id, remove } = await newManuscript();
  await signIn(page, 'equipo');
  for (const path of ['leer/curriculum', 'leer/otro']) {
    problems.expectFailure(`/admin/editorial/${id}/${path}`, 404);
    const answer = await page.goto(`/admin/editorial/${id}/${path}`);
    expect(answer?.status()).toBe(404);
  }
  await remove();
});
