import type { Page, Request } from '@playwright/test';
import { secretClient } from '../setup/backend.ts';
import { expect, press, see, test, variant } from '../setup/browser.ts';
import { addressOf, insertEntries } from '../setup/entries.ts';
import { holdForm } from '../setup/hold-form.ts';
import { byKeyboard } from '../setup/input-methods.ts';
import { lettersTo } from '../setup/mail.ts';
import { tabFrom } from '../setup/opened.ts';
import { endSession, signIn } from '../setup/sign-in.ts';
import { storeManuscript, storeTrackedProposal } from '../setup/stored-proposals.ts';

test('a proposal is read, marked, assigned and refused', async ({ page, mark }) => {
  test.slow();
  const proposal = await storeTrackedProposal(mark);
  await signIn(page, 'equipo', `/admin/editorial?q=${mark}`);
  await page.getByRole('link', { name: `Rosario Peña ${mark}` }).click();
  // The list has an option with the same name.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(mark);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByLabel('Asignado a').selectOption({ label: 'equipo@dauro.test' });
  await press(page, 'Asignar', 'Asignación guardada');
  await page.reload();
  await expect(page.getByLabel('Asignado a')).not.toHaveValue('nadie');

  const grade = (criterion: string, value: string) =>
    page.getByRole('group', { name: criterion }).getByRole('radio', { name: value });
  await grade('Estilo', '4').check();
  const report = page.getByRole('textbox', { name: 'Informe de lectura' });
  await report.fill('Bien escrita.');
  await press(page, 'Guardar valoración', 'Valoración guardada');
  await page.reload();
  await expect(grade('Estilo', '4')).toBeChecked();
  await expect(report).toHaveValue('Bien escrita.');

  await page.getByRole('link', { name: 'Escribir carta: Rechazada' }).click();
  const subject = new RegExp(`^Sobre «La acequia ${mark}» \\(PE-`);
  await expect(page.getByLabel('Asunto')).toHaveValue(subject);
  const body = page.getByLabel('Texto');
  const text = await body.inputValue();
  await body.fill(`${text}\n\n{firma}`);
  await press(page, 'Enviar carta', 'Queda un hueco sin rellenar: {firma}');
  await body.fill(text);
  await press(page, 'Enviar carta', 'La carta está en camino.');
  await expect(page.getByLabel('Estado', { exact: true })).toHaveValue('rechazada');
  const history = page.getByRole('region', { name: 'Historial', exact: true });
  await expect(history).toContainText('escribió la carta «Rechazada»');
  await expect(history).toContainText('asignó a equipo@dauro.test');
  await expect(history).toContainText('cambió el estado de «Nueva» a «Rechazada»');
  const address = addressOf(mark);
  await expect.poll(async () => (await lettersTo(address)).length).toBe(1);
  const [letter] = await lettersTo(address);
  expect(letter?.text).toContain(`«La acequia ${mark}»`);
  const queued = () =>
    secretClient().from('mail_outbox').select('id, sent_at').eq('submission_id', proposal.id);
  // The letter goes out before its row says so.
  const sent = async () => (await queued()).data?.map((row) => row.sent_at);
  await expect.poll(sent).not.toContain(null);
  await page.reload();
  await expect(history).toContainText('El servidor de correo la aceptó.');
  expect((await queued()).data).toHaveLength(1);
  await page.goto(`/propuesta/${proposal.token}`);
  await expect(page.getByText('No seleccionada')).toBeVisible();
});

test('typed words stay when saving, leaving or signed out', variant, async ({ page, mark }) => {
  const { id } = await storeTrackedProposal(mark);
  await signIn(page, 'equipo', `/admin/editorial/${id}`);
  for (const [label, button, saved] of [
    ['Informe de lectura', 'Guardar valoración', 'Valoración guardada'],
    ['Nueva nota', 'Añadir nota', 'Nota añadida'],
  ] as const) {
    const field = page.getByRole('textbox', { name: label });
    await field.fill('Bien escrita.');
    const onItsWay = await holdForm(page, `/admin/editorial/${id}`);
    await page.getByRole('button', { name: button }).click();
    await field.press('End');
    await field.pressSequentially(' Y breve.');
    onItsWay.release();
    await expect(page.getByText(saved)).toBeVisible();
    await expect(field).toHaveValue('Bien escrita. Y breve.');
    const asked = page.waitForEvent('dialog');
    const left = page.getByRole('navigation', { name: 'Ruta' }).getByRole('link').last().click();
    await (await asked).dismiss();
    await left;
    await page.getByRole('button', { name: button }).click();
    await expect(field).toHaveValue(label === 'Nueva nota' ? '' : 'Bien escrita. Y breve.');
  }
  // The page that follows the note has been read: it needs the session that ends now.
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Bien escrita. Y breve.' }).first(),
  ).toBeVisible();
  const report = page.getByRole('textbox', { name: 'Informe de lectura' });
  await report.fill('Muy bien escrita.');
  await endSession(page.context());
  await press(page, 'Guardar valoración', 'Tu sesión ha caducado');
  await expect(report).toHaveValue('Muy bien escrita.');
  const tab = await tabFrom(page.getByRole('button', { name: 'Entrar' }));
  await expect(tab).toHaveURL(/\/auth$/);
  await tab.close();
});

test('a report of an older version replaces no newer one', variant, async ({ page, mark }) => {
  const { id } = await storeTrackedProposal(mark);
  await signIn(page, 'equipo');
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto(`/admin/editorial/${id}`);
  const report = (tab: Page) => tab.getByRole('textbox', { name: 'Informe de lectura' });
  const save = (tab: Page) => tab.getByRole('button', { name: 'Guardar valoración' }).click();
  const note = async (tab: Page, text: string) => {
    await tab.getByRole('textbox', { name: 'Nueva nota' }).fill(text);
    await tab.getByRole('button', { name: 'Añadir nota' }).click();
  };
  await report(page).fill('Escrito aquí.');
  await report(other).fill('Escrito allí.');
  await save(other);
  await expect(other.getByText('Valoración guardada')).toBeVisible();
  // The note refreshes the page, and with it the version that the form would submit.
  await note(page, 'Una nota.');
  await expect(page.getByRole('listitem').filter({ hasText: 'Una nota.' }).first()).toBeVisible();
  await save(page);
  await expect(page.getByText('Tu valoración ha cambiado en otra pestaña')).toBeVisible();
  await expect(report(page)).toHaveValue('Escrito aquí.');
  // A tab without typed words follows the stored version.
  await note(other, 'Otra.');
  await expect(other.getByText('Nota añadida')).toBeVisible();
  // Another tab saved a newer one, which the refreshed page shows.
  const reviews = secretClient().from('submission_reviews');
  await reviews.update({ report: 'Escrito en otra parte.' }).eq('submission_id', id).throwOnError();
  await note(other, 'Y otra.');
  await expect(report(other)).toHaveValue('Escrito en otra parte.');
  await report(other).fill('Escrito allí, y más.');
  await save(other);
  await expect(other.getByText('Valoración guardada').first()).toBeVisible();
  await expect(other.getByText('Tu valoración ha cambiado en otra pestaña')).toBeHidden();
  await signIn(other, 'admin', `/admin/editorial/${id}`);
  await expect(other.getByRole('article')).toContainText('Escrito allí, y más.');
  await other.close();
});

test.describe('the board', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('moves cards by form and by drag, and reports a conflict', async ({ page, mark }) => {
    const [id = ''] = await insertEntries('editorial_submissions', mark);
    await signIn(page, 'equipo', '/admin/editorial/tablero');
    const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
    const cardIn = (name: string) => column(name).getByRole('listitem').filter({ hasText: mark });
    const state = async () =>
      (await secretClient().from('editorial_submissions').select('status').eq('id', id).single())
        .data?.status;
    const choice = page.getByLabel(`Estado de Rosario Peña ${mark}`);
    await byKeyboard(page).write(choice, 'En rev');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Estado actualizado').first()).toBeVisible();
    await expect(cardIn('En revisión')).toBeVisible();
    await expect(page.getByRole('link', { name: `Rosario Peña ${mark}` })).toBeFocused();
    expect(await state()).toBe('en_revision');

    // The card moves before the server answers. The answer ends with the refreshed board; a change
    // written earlier would be part of it, and there would be no conflict to report.
    const sent = page.waitForRequest((request) => 'next-action' in request.headers());
    const isSent = async (request: Request) => request === (await sent);
    const answered = Promise.race([
      page.waitForEvent('requestfinished', isSent),
      // The router cancels the rest of an answer that it does not need.
      page.waitForEvent('requestfailed', isSent),
    ]);
    await cardIn('En revisión').dragTo(column('Aceptada'));
    await answered;
    await expect(cardIn('Aceptada')).toBeVisible();
    expect(await state()).toBe('aceptada');

    await secretClient().from('editorial_submissions').update({ status: 'archivada' }).eq('id', id);
    await cardIn('Aceptada').dragTo(column('Rechazada'));
    await expect(page.getByText('Otra persona ha cambiado su estado')).toBeVisible();
    await expect(cardIn('Archivada')).toBeVisible();
    expect(await state()).toBe('archivada');

    await secretClient().from('editorial_submissions').update({ status: 'nueva' }).eq('id', id);
    await choice.selectOption({ label: 'Aceptada' });
    await page.getByRole('button', { name: `Mover Rosario Peña ${mark}` }).click();
    await expect(cardIn('Nueva')).toBeVisible();
    await expect(page.getByRole('link', { name: `Rosario Peña ${mark}` })).toBeFocused();

    // The focus stays with somebody who goes on before the server answers.
    const onItsWay = await holdForm(page, '/admin/editorial/tablero');
    await choice.selectOption({ label: 'Aceptada' });
    await page.getByRole('button', { name: `Mover Rosario Peña ${mark}` }).press('Enter');
    await page.getByRole('button', { name: /^Archivada/ }).focus();
    onItsWay.release();
    await expect(cardIn('Aceptada')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Archivada/ })).toBeFocused();
  });

  for (const width of [360, 1440]) {
    test(`has a button for a column out of sight at ${width} px`, variant, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await signIn(page, 'equipo', '/admin/editorial/tablero');
      const heading = page.getByRole('heading', { name: /^Retirada \d/ });
      if (width === 1440) await expect(heading).not.toBeInViewport();
      const buttons = page.getByRole('list', { name: 'Ir a una columna' }).getByRole('button');
      await expect(buttons.last()).toBeInViewport({ ratio: 1 });
      await buttons.last().press('Enter');
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(page.locator('summary').filter({ has: heading })).toBeFocused();
    });
  }
});

test('admins edit letters; unknown placeholders are refused', variant, async ({ page, mark }) => {
  const { id } = await storeTrackedProposal(mark);
  await signIn(page, 'admin', '/admin/cartas');
  const letter = page.getByRole('form', { name: 'Recibida' });
  const body = letter.getByLabel('Texto');
  await body.fill('Querida {Nombre}:');
  await letter.getByRole('button', { name: 'Guardar carta' }).click();
  await expect(page.getByText('«{Nombre}» no es un hueco de esta carta.')).toBeVisible();
  await expect(letter.getByText('Huecos: {nombre}, {obra}, {asunto}')).toBeVisible();
  await body.fill('Querida {nombre}:');
  await letter.getByRole('button', { name: 'Guardar carta' }).click();
  await expect(page.getByText('Carta guardada').first()).toBeVisible();
  await page.goto(`/admin/editorial/${id}/carta/recibida`);
  await expect(page.getByLabel('Texto')).toHaveValue('Querida Rosario:');
  await page.goto('/admin/cartas');
  await page.getByRole('button', { name: 'Volver al texto original…' }).click();
  await press(page.getByRole('alertdialog'), 'Volver al texto original');
  await expect(page.getByText('La carta vuelve a tener su texto original').first()).toBeVisible();
  await expect(letter.getByLabel('Texto')).toHaveValue(/^Hola, \{nombre\}:/);
});

test('staff see what was found in a file, and open only scanned PDFs', async ({ page, mark }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }),
  );
  const { id } = await storeManuscript(mark, {
    obra_file_notices: ['local_links'],
    curriculum_file_path: 'quarantine/cv-1.docx',
    curriculum_file_name: 'cv.docx',
  });
  await signIn(page, 'equipo', `/admin/editorial/${id}`);
  await see(page, 'Remite a archivos del ordenador del autor', 'sin analizar');
  await expect(page.getByRole('link', { name: 'Descargar cv.docx' })).toHaveCount(0);
  await page.goto(`/admin/archivos/editorial/${id}/curriculum`);
  await expect(page).toHaveURL(/\/admin\/editorial/);

  // A browser without a viewer offers the document in another tab.
  await page.goto(`/admin/editorial/${id}/leer/obra`);
  await expect(page.getByText(/^Este navegador no muestra documentos PDF/)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Abrir en otra pestaña' })).toBeVisible();

  const scanned = await storeManuscript(mark);
  for (const path of ['leer/curriculum', 'leer/otro']) {
    const answer = await page.request.get(`/admin/editorial/${scanned.id}/${path}`);
    expect(answer.status(), path).toBe(404);
  }
});
