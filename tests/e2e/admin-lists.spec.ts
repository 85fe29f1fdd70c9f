import { pdf } from '../fixtures/documents.ts';
import { secretClient } from '../setup/backend.ts';
import { expect, follow, press, pressTo, test, variant } from '../setup/browser.ts';
import { restoreFromCache } from '../setup/contact.ts';
import { insertEntries } from '../setup/entries.ts';
import { downloadFrom } from '../setup/opened.ts';
import { signIn } from '../setup/sign-in.ts';
import { storePerson } from '../setup/stored-proposals.ts';

const lists = [
  ['dauro-arte', 'dauro_arte_contacts', 'Tasación y valoración'],
  ['editorial', 'editorial_submissions', 'Poesía'],
  ['servicios', 'services_contacts', 'Guion'],
  ['contacto', 'contact_messages', 'Una pregunta'],
] as const;

test('the address sets order, search, filters and page', variant, async ({ page, mark }) => {
  await insertEntries('contact_messages', mark, 27, (index) => ({
    status: index === 0 ? 'aceptada' : 'nueva',
  }));
  await signIn(page, 'equipo', '/admin/contacto');
  const rows = page.getByRole('row').filter({ hasText: mark });
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(mark.toUpperCase());
  await pressTo(page, 'Filtrar', new RegExp(`q=${mark}`, 'i'));
  await expect(rows).toHaveCount(25);
  await expect(rows.first()).toContainText('Una pregunta');
  const datesShown = () =>
    rows.getByRole('time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
  const dates = await datesShown();
  expect(dates).toEqual([...dates].sort().reverse());

  await page.getByRole('link', { name: 'Ver anteriores' }).click();
  await expect(rows).toHaveCount(2);
  const second = page.url();
  await page.getByRole('link', { name: 'Ver posteriores' }).click();
  await expect(rows).toHaveCount(25);
  await expect(page).toHaveURL(/antes=/);
  expect(await datesShown()).toEqual(dates);
  await expect(page.getByRole('link', { name: 'Ver posteriores' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(second);
  await expect(rows).toHaveCount(2);
  await page.getByRole('link', { name: 'Volver a lo más reciente' }).click();
  await expect(rows).toHaveCount(25);

  await rows.first().getByRole('checkbox').check();
  await expect(page.getByText('1 elegido')).toBeVisible();
  const state = page.getByLabel('Estado', { exact: true });
  await state.selectOption('Aceptada');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Aceptada');
  // Back in the list the controls are those of its address, also when the browser kept the page.
  await page.goBack();
  await expect(rows).toHaveCount(25);
  for (const isKept of [false, true]) {
    if (isKept) {
      await state.selectOption('Aceptada');
      await rows.first().getByRole('checkbox').check();
      await restoreFromCache(page);
    }
    await expect(state).toHaveValue('');
    await expect(page.getByRole('searchbox', { name: 'Buscar' })).toHaveValue(mark.toUpperCase());
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  }

  await page.goto(`/admin/contacto?q=${mark}&desde=2020-01-01`);
  await expect(rows).toHaveCount(25);
  await page.goto(`/admin/contacto?q=${mark}&desde=2020-01-01&hasta=2020-01-31`);
  await expect(page.getByText('Nada coincide con estos filtros')).toBeVisible();
  await follow(page, 'Quitar filtros', '/admin/contacto');
});

test('lists show entries, which have a state and notes', variant, async ({ page, mark }) => {
  await signIn(page, 'equipo');
  for (const [area, table, words] of lists) {
    await insertEntries(table, mark);
    await page.goto(`/admin/${area}?q=${mark}`);
    await expect(page.getByRole('row').filter({ hasText: mark })).toContainText(words);
  }
  const [id] = await insertEntries('editorial_submissions', mark);
  await page.goto(`/admin/editorial/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(mark);
  await expect(page.getByRole('link', { name: '+34 958 123 456' })).toBeVisible();
  const history = page.getByRole('region', { name: 'Historial' }).getByRole('listitem');
  await expect(history).toHaveCount(1);
  await page.getByLabel('Estado').selectOption('En revisión');
  await press(page, 'Cambiar estado', 'Estado actualizado');
  await expect(history.first()).toContainText(
    'equipo@dauro.test cambió el estado de «Nueva» a «En revisión»',
  );
  await expect(page.getByLabel('Estado')).toHaveValue('en_revision');

  await page.getByLabel('Nueva nota').fill('Llamar el lunes.\nPreguntar por Rosario.');
  await press(page, 'Añadir nota', 'Nota añadida');
  const notes = page.getByRole('region', { name: 'Notas' }).getByRole('listitem');
  await expect(notes).toHaveCount(1);
  await expect(notes).toContainText('Llamar el lunes.\nPreguntar por Rosario.');
  await expect(notes).toContainText('equipo@dauro.test');
  await expect(page.getByLabel('Nueva nota')).toHaveValue('');
  await expect(history).toHaveCount(2);
  await expect(page.getByRole('button', { name: /Borrar/ })).toHaveCount(0);
});

test('a download is recorded; an admin erases the row with its files', async ({ page, mark }) => {
  const obra_file_name = '«Mi obra»; año 1.pdf';
  const { id, work, cv } = await storePerson(mark, { obra_file_name });
  await signIn(page, 'admin', `/admin/editorial/${id}`);
  const link = page.getByRole('link', { name: `Descargar ${obra_file_name}` });
  const answer = page
    .context()
    .waitForEvent('response', (response) => response.url().includes('/admin/archivos/'));
  const { name, bytes } = await downloadFrom(link);
  expect([name, bytes.equals(pdf().buffer)]).toEqual([obra_file_name, true]);
  const policy = (await answer).headers()['content-security-policy'];
  expect(policy).toBe("default-src 'none'; sandbox");
  await page.reload();
  const history = page.getByRole('region', { name: 'Historial' });
  await expect(history).toContainText('admin@dauro.test descargó la obra');

  const [reference = ''] =
    /PE-[0-9A-Z]{8}/.exec((await page.getByRole('main').textContent()) ?? '') ?? [];
  expect(reference).not.toBe('');
  const opener = page.getByRole('button', { name: 'Borrar definitivamente…' });
  await opener.click();
  const question = page.getByRole('alertdialog', { name: '¿Borrar este envío?' });
  await expect(question).toContainText(mark);
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await pressTo(question, 'Borrar definitivamente', '/admin/editorial');
  await expect(page.getByText('Se ha borrado, junto con sus archivos.')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription('Se ha borrado, junto con sus archivos.');
  await page.goBack();
  await expect(heading).toHaveText('Aquí no hay nada');
  await expect(page.getByRole('main')).not.toContainText(mark);
  const secret = secretClient();
  const rows = await secret.from('editorial_submissions').select('id').eq('id', id);
  expect(rows.data).toEqual([]);
  const bucket = secret.storage.from('editorial-submissions');
  for (const path of [work, cv]) expect((await bucket.download(path)).data).toBeNull();

  // The record names the actor and holds no data of the person.
  await page.goto(`/admin/registro?q=${reference}&tipo=borrado`);
  const line = page.getByRole('list', { name: 'Registro' }).getByRole('listitem');
  await expect(line).toContainText(`Datos borrados ${reference} (Propuestas Editoriales)`);
  await expect(line).toContainText('admin@dauro.test');
  await expect(line).not.toContainText(mark);
});

test('a filtered list is exported for Excel, without formulas', async ({ page, mark }) => {
  await insertEntries('dauro_arte_contacts', mark, 3, (index) => ({
    nombre: index === 0 ? '=HYPERLINK("http://malo.example")' : 'Íñigo',
    descripcion: `Dos líneas;\n"citadas" ${mark}`,
    status: index === 2 ? 'archivada' : 'nueva',
  }));
  await signIn(page, 'admin', `/admin/dauro-arte?q=${mark}&estado=nueva`);
  const { name, bytes } = await downloadFrom(page.getByRole('button', { name: 'Exportar CSV' }));
  expect(name).toMatch(/^dauro-arte-\d{4}-\d\d-\d\d\.csv$/);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString('utf8');
  expect(text).toContain('Referencia;Fecha;Nombre;Email;Teléfono;Tipo');
  expect(text).toContain(`"'=HYPERLINK(""http://malo.example"") Peña ${mark}"`);
  expect(text).toContain(`Íñigo Peña ${mark}`);
  expect(text).toContain("'+34 958 123 456");
  expect(text).toContain('Tasación y valoración');
  expect(text.match(new RegExp(`${mark}@prueba`, 'g'))).toHaveLength(2);

  // Where an export that failed leads back to.
  await page.goto('/admin/dauro-arte?estado=nueva&aviso=exportar');
  await expect(page.getByRole('main').getByText('No se pudo exportar la lista')).toBeVisible();

  await page.goto('/admin/registro?tipo=exportacion');
  const record = page.getByRole('list', { name: 'Registro' });
  const told = 'Contactos DauroArte (estado «Nueva», con una búsqueda)';
  await expect(record.getByRole('listitem').filter({ hasText: told }).first()).toBeVisible();
  await expect(record).not.toContainText(mark);
});

test('invalid parameters never break a list', variant, async ({ page }) => {
  await signIn(page, 'admin');
  for (const list of [...lists.map(([area]) => area), 'blog-posts', 'personas', 'registro']) {
    for (const query of [
      'q=a%00b',
      'q=%ED%A0%80',
      `q=${'x'.repeat(9000)}`,
      'q=a&q=b',
      'q=%25%5C_',
    ]) {
      const answer = await page.request.get(`/admin/${list}?${query}`);
      expect(answer.status(), `${list}?${query.slice(0, 20)}`).toBe(200);
    }
  }
});

test('a page that the last deletion left empty says so', variant, async ({ page }) => {
  await signIn(page, 'admin');
  const beyond = `1999-01-01T00:00:00Z_${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`;
  for (const list of ['contacto', 'blog-posts', 'imagenes', 'personas', 'registro']) {
    await page.goto(`/admin/${list}?despues=${beyond}`);
    await expect(page.getByText('No hay nada más antiguo')).toBeVisible();
  }
});

test('on a small screen one button folds the filters, by keyboard', variant, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'equipo', '/admin/contacto?estado=nueva&desde=2026-01-02');
  const state = page.getByLabel('Estado', { exact: true });
  const opener = page.locator('summary').filter({ hasText: 'Filtros (2)' });
  await expect(page.getByRole('searchbox', { name: 'Buscar' })).toBeVisible();
  await expect(state).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(state).toBeVisible();
  await state.selectOption('Todos');
  await page.getByLabel('Desde').fill('31/02/2026');
  await opener.press('Enter');
  // A filter that the browser refuses stays in sight.
  await expect(page.getByLabel('Desde')).toBeVisible();
  await page.getByLabel('Desde').fill('03/01/2026');
  await expect(state).toBeHidden();
  await pressTo(page, 'Filtrar', /desde=2026-01-03/);
  await expect(page.getByText('Filtros (1)')).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(page.getByText('Filtros (1)')).toBeHidden();
  await expect(state).toBeVisible();
});
