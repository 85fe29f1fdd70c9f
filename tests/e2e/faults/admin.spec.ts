import { clearFaults, setFault } from '../../setup/backend.ts';
import { expect, test, toast } from '../../setup/browser.ts';
import { insertEntries } from '../../setup/entries.ts';
import { tabFrom } from '../../setup/opened.ts';
import { button, field } from '../../setup/posts.ts';
import { expireSession, signIn } from '../../setup/sign-in.ts';

/** Roles can still be read; all other database requests fail. */
const roles = '/rest/v1/user_roles';

const away = 'No hemos podido hablar con el servicio de cuentas';

test.afterEach(clearFaults);

for (const [path, sentence] of [
  ['/admin/dauro-arte', 'No se pudieron cargar los contactos'],
  ['/admin/editorial', 'No se pudieron cargar las propuestas'],
  ['/admin/blog-posts', 'No se pudieron cargar los posts'],
  ['/admin/personas', 'No se pudieron cargar las cuentas'],
  ['/admin/registro', 'No se pudo cargar el registro'],
  ['/admin', 'No se pudieron cargar los contactos'],
] as const) {
  test(`${path} shows «${sentence}», and can be retried`, async ({ page, problems }) => {
    await signIn(page, /personas|registro/.test(path) ? 'admin' : 'equipo');
    await setFault('rest', '500', roles);
    problems.expectFailure(path, 500);
    // React's message for a server error, for which the page shows its own text.
    problems.expectConsole(/React error #441/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(500);
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    // Requirement 6.9 requires a message.
    await expect(toast(page).filter({ hasText: sentence })).toHaveAttribute('data-type', 'error');
    await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
    await setFault('rest', 'ok');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('main').getByText(sentence)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a file that the storage does not return is reported as missing, also by a list with its filters', async ({
  page,
  mark,
}) => {
  const [id] = await insertEntries('editorial_submissions', mark);
  await signIn(page, 'equipo', `/admin/editorial/${id}`);
  await setFault('storage', '500');
  const download = page.getByRole('link', { name: 'Descargar obra' });
  const note = page.getByRole('textbox', { name: 'Nueva nota' });
  await note.fill('A medias');
  const refused = await tabFrom(download);
  const sentence = 'No se pudo descargar el archivo';
  await expect(refused.getByRole('main').getByText(sentence)).toBeVisible();
  await expect(toast(refused)).toContainText(sentence);
  await expect(note).toHaveValue('A medias');
  await note.clear();

  const list = `/admin/editorial?q=${mark}&estado=nueva`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(list);
  await download.click();
  await expect(page).toHaveURL(list);
  await expect(toast(page)).toContainText(sentence);
  await expect(page.getByRole('searchbox')).toHaveValue(mark);
});

test('a post that cannot be loaded is reported in the list', async ({
  page,
  problems,
  storePost,
}) => {
  const post = await storePost();
  await signIn(page, 'equipo');
  await setFault('rest', '500', roles);
  const sentence = 'No se pudo cargar el post';
  for (const name of ['history', 'preview']) {
    const path = `/admin/blog-posts/${name}/${post.id}`;
    problems.expectFailure(path, 500);
    problems.expectConsole(/React error #441/);
    await page.goto(path);
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await expect(toast(page)).toContainText(sentence);
  }
});

test('a signed-in person is redirected home while the roles cannot be read', async ({ page }) => {
  await signIn(page, 'equipo');
  for (const mode of ['500', 'refused'] as const) {
    await setFault('rest', mode);
    for (const path of ['/admin', '/admin/editorial', '/admin/exportar/editorial']) {
      const method = path.includes('exportar') ? 'POST' : 'GET';
      const answer = await page.request.fetch(path, { method, maxRedirects: 0 });
      expect(answer.headers()['location'], path).toMatch(/^(http:\/\/[^/]+)?\/$/);
      expect(await answer.text()).not.toContain('Cerrar Sesión');
    }
  }
  const headers = { accept: 'application/json' };
  expect((await page.request.get('/admin/buscar?q=ab', { headers })).status()).toBe(503);
  await setFault('rest', 'ok');
  await page.goto('/admin/editorial');
  await expect(page).toHaveURL('/admin/editorial');
});

test("a post that cannot be saved shows the server's message", async ({ page, storePost }) => {
  const post = await storePost();
  await signIn(page, 'equipo', `/admin/blog-posts/edit/${post.id}`);
  await expect(field(page, 'Título')).toHaveValue(post.title);
  await field(page, 'Título').fill('Otro título');
  await setFault('rest', '500', roles);
  for (const [name, title] of [
    ['Guardar', 'No se pudo guardar el post'],
    ['Publicar en Redes', 'Error al publicar'],
  ] as const) {
    await button(page, name).click();
    const said = toast(page).filter({ hasText: title });
    await expect(said).toContainText('fault requested by a test');
  }
  await setFault('rest', 'refused', roles);
  await button(page, 'Guardar').click();
  const unheard = toast(page).filter({ hasText: 'Inténtalo de nuevo en unos minutos.' });
  await expect(unheard).toContainText('No se pudo guardar el post');
});

test('a role that cannot be changed shows a message and stays unchanged', async ({ page }) => {
  await signIn(page, 'admin', '/admin/personas?q=equipo%40dauro.test');
  const row = page.getByRole('row').filter({ hasText: 'equipo@dauro.test' });
  await row.getByText('Cambiar equipo@dauro.test').last().click();
  await setFault('rest', '500');
  await row.getByRole('button', { name: 'Hacer administrador' }).click();
  await expect(toast(page)).toContainText('No se pudieron cambiar los permisos');
  await setFault('rest', 'ok');
  await page.reload();
  await expect(row).toContainText('Equipo');
  await expect(row).not.toContainText('Administración');
});

test('an expired session waits at most five seconds, and is kept', async ({ page, problems }) => {
  await signIn(page, 'equipo');
  await expireSession(page.context());
  const before = await page.context().cookies();
  problems.expectFailure('/admin', 503);
  for (const mode of ['500', '503', 'refused', 'timeout'] as const) {
    await setFault('auth', mode);
    const start = performance.now();
    const answer = await page.goto('/admin/editorial');
    expect([answer?.status(), answer?.headers()['retry-after']], mode).toEqual([503, '10']);
    expect(performance.now() - start, mode).toBeLessThan(5_000);
    await expect(page.getByText(away)).toBeVisible();
    expect(await page.context().cookies()).toEqual(before);
  }
  await setFault('auth', 'ok');
  await page.getByRole('link', { name: 'Intentarlo de nuevo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Propuestas Editoriales');
});
