import { expectAccessible } from '../setup/accessible.ts';
import { expect, follow, press, test } from '../setup/browser.ts';
import { downloadFrom } from '../setup/opened.ts';
import { signIn } from '../setup/sign-in.ts';
import { storeManuscript } from '../setup/stored-proposals.ts';

test('a manuscript is read in the browser’s viewer, beside the notes', async ({ page, mark }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id, path } = await storeManuscript(mark);
  await signIn(page, 'equipo', `/admin/editorial/${id}?estado=nueva`);
  await expect(page.getByRole('link', { name: /^Leer/ })).toHaveCount(1);
  // Nobody opens it on paper.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: /^Leer/ })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const answer = page.waitForResponse((response) => response.url().includes(path));
  await page.getByRole('link', { name: 'Leer Acequia.bat.pdf' }).press('Enter');
  const shown = await answer;
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const { origin } = new URL(page.url());
  expect(new URL(shown.url()).origin).not.toBe(origin);
  const frame = page.getByTitle('Documento: Acequia.bat.pdf');
  const address = await frame.getAttribute('src');
  expect(address).toContain('/storage/v1/object/sign/editorial-submissions/');
  const apart = page.getByRole('link', { name: 'Abrir en otra pestaña' });
  await expect(apart).toHaveAttribute('href', address ?? '');
  await expectAccessible(page);
  // A saved note renders the page again; the frame keeps its place in the document.
  const work = page.getByRole('complementary', { name: 'Valoración y notas' });
  await work.getByRole('textbox', { name: 'Nueva nota' }).fill('Buen comienzo');
  await press(work, 'Añadir nota', 'Buen comienzo');
  await expect(frame).toHaveAttribute('src', address ?? '');
  // A download leaves no page, so it asks nothing about what is being written.
  const note = work.getByRole('textbox', { name: 'Nueva nota' });
  await note.fill('Segunda lectura');
  const { name } = await downloadFrom(page.getByRole('link', { name: 'Descargar' }));
  expect(name).toBe('Acequia.bat.pdf');
  await note.clear();
  await follow(page, 'Volver a la ficha', `/admin/editorial/${id}?estado=nueva`);
  await expect(page.getByRole('region', { name: 'Historial' })).toContainText('leyó la obra');
});
