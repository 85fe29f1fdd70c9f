import { pdf } from '../fixtures/documents.ts';
import { secretClient } from '../setup/backend.ts';
import { expect, press, test, variant } from '../setup/browser.ts';
import { addressOf, insertEntries } from '../setup/entries.ts';
import { downloadFrom, unpack } from '../setup/opened.ts';
import { signIn } from '../setup/sign-in.ts';
import { storePerson } from '../setup/stored-proposals.ts';

const page = '/admin/datos-personales';

test('an admin exports and erases the data of a person', async ({ page: view, mark }) => {
  const { email, work, cv } = await storePerson(mark, { curriculum_file_name: 'OBRA.pdf' });
  const bucket = secretClient().storage.from('editorial-submissions');
  await bucket.remove([cv]);
  await signIn(view, 'admin', page);
  // Screen readers announce what is added to a live region that they know.
  const answer = view.getByRole('main').locator('[aria-live=polite]');
  await expect(answer).toBeEmpty();
  await view.getByLabel('Email de la persona').fill(email);
  await press(view, 'Ver qué hay');
  await expect(answer).toContainText(email);
  const held = view.getByRole('region', { name: email });
  await expect(held).toContainText('Propuestas Editoriales');
  await expect(held).toContainText('Mensajes de contacto');
  await expect(held).toContainText(`La acequia ${mark}`);
  expect(view.url()).not.toContain(mark);

  const copy = view.getByRole('button', { name: 'Descargar una copia (ZIP)' });
  const { name, bytes } = await downloadFrom(copy);
  expect(name).toMatch(/^datos-personales-\d{4}-\d\d-\d\d\.zip$/);
  const entries = await unpack(bytes);
  const data = JSON.parse(entries['datos.json'] ?? '');
  // A file without a name has that of its field, and ends in what it is.
  const place = `archivos/${data.editorial_submissions[0].reference}/obra.pdf`;
  expect(entries[place]).toBe(pdf().buffer.toString());
  expect(entries['resumen.txt']).toContain(`Título de la obra: La acequia ${mark}`);
  expect(entries['resumen.txt']).toContain(`Archivo: ${place}`);
  // On Windows it would be the file that is there already.
  expect(entries['resumen.txt']).toContain('/curriculum-OBRA.pdf');
  expect(data.editorial_submissions[0].email).toBe(email);
  // The second file is gone.
  expect(data.missing_files).toHaveLength(1);

  await press(view, 'Borrar todo…');
  await expect(view.getByRole('alertdialog')).toContainText(email);
  await press(view, 'Borrar definitivamente', 'Se ha borrado lo que había sobre esa persona');
  expect((await bucket.exists(work)).data).toBe(false);
  const { data: rows } = await secretClient().rpc('submissions_of', { address: email });
  expect(rows).toEqual([]);

  await view.getByRole('link', { name: 'Quién ha exportado y borrado datos' }).click();
  const record = view.getByRole('list', { name: 'Registro' });
  for (const line of ['Datos exportados', 'Datos borrados', 'Datos consultados']) {
    // The nightly job of another test erases too.
    const entries = record.getByRole('listitem').filter({ hasText: `${line} de una persona` });
    await expect(entries.filter({ hasText: 'admin@dauro.test' }).first()).toBeVisible();
  }
  // The erasure took the address out of the record too.
  await expect(record).not.toContainText(mark);
});

test('erasing a person removes accounts without a role', variant, async ({ page: view, mark }) => {
  const email = addressOf(mark);
  // A client that signs up keeps the session of the new account, so a new client is needed.
  const made = await secretClient().auth.signUp({ email, password: 'granada-2026' });
  const secret = secretClient();
  const user = made.data.user?.id ?? '';
  await secret.from('user_roles').insert({ user_id: user, role: 'staff' });
  await signIn(view, 'admin', page);
  const ask = async () => {
    await view.getByLabel('Email de la persona').fill(email);
    await view.getByRole('button', { name: 'Ver qué hay' }).click();
  };
  await view.getByLabel('Email de la persona').fill('nadie');
  await view.getByRole('button', { name: 'Ver qué hay' }).click();
  await expect(view.getByText('Escribe una dirección de email completa').first()).toBeVisible();
  await ask();
  await expect(view.getByText('quítaselos antes en Personas')).toBeVisible();
  await expect(view.getByRole('button', { name: 'Borrar todo…' })).toHaveCount(0);
  await secret.from('user_roles').delete().eq('user_id', user);
  await view.reload();
  await view.getByRole('button', { name: 'Borrar todo…' }).click();
  await press(view, 'Borrar definitivamente', 'Se ha borrado lo que había sobre esa persona');
  await ask();
  // The record of roles is kept, and the page says so.
  await expect(view.getByRole('region', { name: email })).toContainText(
    '2 anotaciones; 2 no se borran',
  );
  await expect(view.getByRole('button', { name: 'Borrar todo…' })).toHaveCount(0);
  await view.goto('/admin/registro?tipo=borrado');
  await expect(view.getByRole('list', { name: 'Registro' })).toContainText('de una persona');
});

test('entries are listed a month before they are erased', variant, async ({ page: view, mark }) => {
  const soon = new Date();
  soon.setUTCMonth(soon.getUTCMonth() - 12);
  soon.setUTCDate(soon.getUTCDate() + 20);
  const [id] = await insertEntries('contact_messages', mark, 1, () => ({
    created_at: soon.toISOString(),
  }));
  await signIn(view, 'admin', page);
  const expiring = view.getByRole('region', { name: 'Lo que se borrará en los próximos 30 días' });
  await expect(expiring.locator(`a[href="/admin/contacto/${id}"]`)).toBeVisible();
});

test('exports the person that the page shows', variant, async ({ page: view, mark }) => {
  const { email } = await storePerson(mark);
  await signIn(view, 'admin', page);
  await view.getByLabel('Email de la persona').fill(email);
  await view.getByRole('button', { name: 'Ver qué hay' }).click();
  await expect(view.getByRole('region', { name: email })).toBeVisible();
  // As when another tab asks for somebody else.
  const { origin } = new URL(view.url());
  const other = { name: 'dauro-persona', value: addressOf('otra'), url: origin };
  await view.context().addCookies([other]);
  await press(view, 'Descargar una copia (ZIP)', 'búscala de nuevo');
});

test('staff cannot export a person', async ({ page: view }) => {
  await signIn(view, 'equipo');
  const { origin } = new URL(view.url());
  const person = { name: 'dauro-persona', value: addressOf('alguien'), url: `${origin}${page}` };
  await view.context().addCookies([person]);
  const answer = await view.request.post(`${page}/exportar`, { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
});
