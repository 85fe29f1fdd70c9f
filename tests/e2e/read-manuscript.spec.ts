import { pdf } from '../fixtures/documents.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { secretClient } from '../setup/backend.ts';
import { expect, test } from '../setup/browser.ts';
import { insertEntries, newMark, removeEntries } from '../setup/entries.ts';
import { signIn } from '../setup/sign-in.ts';

const bucket = () => secretClient().storage.from('editorial-submissions');

/** Stores a proposal whose file names are those of a careless visitor. */
async function newManuscript(changes: Record<string, unknown> = {}) {
  const mark = newMark();
  const path = `manuscripts/obra-${crypto.randomUUID()}.pdf`;
  const { buffer } = pdf();
  const stored = await bucket().upload(path, buffer, { contentType: 'application/pdf' });
  if (stored.error) throw stored.error;
  const [id] = await insertEntries('editorial_submissions', mark, 1, () => ({
    ...{ obra_file_path: path, obra_file_name: 'Acequia.bat', obra_file_size: buffer.length },
    ...{ curriculum_file_path: `cvs/cv-${crypto.randomUUID()}.docx` },
    ...changes,
  }));
  const remove = async () => {
    await bucket().remove([path]);
    await removeEntries('editorial_submissions', mark);
  };
  return { id, path, remove };
}

test('a manuscript is read in the browser’s own viewer, from the storage, beside the notes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id, path, remove } = await newManuscript();
  await page.goto(`/admin/editorial/${id}`);
  await signIn(page, 'equipo');
  await expect(page.getByRole('link', { name: /^Leer/ })).toHaveCount(1);
  const answer = page.waitForResponse((response) => response.url().includes(path));
  await page.getByRole('link', { name: 'Leer Acequia.bat.pdf' }).press('Enter');
  const shown = await answer;
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const { origin } = new URL(page.url());
  expect(new URL(shown.url()).origin).not.toBe(origin);
  const frame = page.getByTitle('Documento: Acequia.bat.pdf');
  const address = await frame.getAttribute('src');
  expect(address).toContain('/storage/v1/object/sign/editorial-submissions/');
  await expect(page.getByRole('link', { name: 'Abrir en otra pestaña' })).toHaveAttribute(
    'href',
    address ?? '',
  );
  await expectAccessible(page);
  // A saved note renders the page again; the frame keeps its place in the document.
  const work = page.getByRole('complementary', { name: 'Valoración y notas' });
  await work.getByRole('textbox', { name: 'Nueva nota' }).fill('Buen comienzo');
  await work.getByRole('button', { name: 'Añadir nota' }).click();
  await expect(work.getByText('Buen comienzo')).toBeVisible();
  await expect(frame).toHaveAttribute('src', address ?? '');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar' }).click();
  expect((await download).suggestedFilename()).toBe('Acequia.bat.pdf');
  await page.getByRole('link', { name: 'Volver a la ficha' }).click();
  await expect(page.getByRole('region', { name: 'Historial' })).toContainText('leyó la obra');
  await remove();
});

test('a browser without a viewer offers the document in another tab', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }),
  );
  const { id, remove } = await newManuscript();
  await page.goto(`/admin/editorial/${id}/leer/obra`);
  await signIn(page, 'equipo');
  await expect(page.getByText(/^Este navegador no muestra documentos PDF/)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Abrir en otra pestaña' })).toBeVisible();
  await remove();
});

test('staff see what was found in a file; one that waits for the scanner cannot be opened', async ({
  page,
}) => {
  const { id, remove } = await newManuscript({
    obra_file_notices: ['local_links'],
    curriculum_file_path: 'quarantine/cv-1.docx',
    curriculum_file_name: 'cv.docx',
  });
  await page.goto(`/admin/editorial/${id}`);
  await signIn(page, 'equipo');
  await expect(page.getByText('Remite a archivos del ordenador del autor')).toBeVisible();
  await expect(page.getByText('sin analizar')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Descargar cv.docx' })).toHaveCount(0);
  await page.goto(`/admin/archivos/editorial/${id}/curriculum`);
  await expect(page).toHaveURL(/\/admin\/editorial/);
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
