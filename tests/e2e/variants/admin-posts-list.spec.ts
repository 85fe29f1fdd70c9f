import { secretClient } from '../../setup/backend.ts';
import { expect, follow, press, test, toast } from '../../setup/browser.ts';
import { breakForm } from '../../setup/hold-form.ts';
import { downloadFrom } from '../../setup/opened.ts';
import { button, field, openEditor, published } from '../../setup/posts.ts';
import { signIn } from '../../setup/sign-in.ts';

test.beforeEach(({ page }) => signIn(page, 'equipo', '/admin/blog-posts'));

test('is exported with its filter, or only the chosen posts', async ({ page, storePost, mark }) => {
  const first = await storePost({ author: mark, title: '=1+1;dos' });
  await storePost({ author: mark, title: 'Otro', category: 'arte' });
  const exported = async (name: string) => {
    const { bytes } = await downloadFrom(button(page, name));
    return bytes.toString().trimEnd().split('\r\n');
  };
  await page.goto(`/admin/blog-posts?q=${mark}`);
  const lines = await exported('Exportar CSV');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('\ufeffTítulo;Estado;Categoría;Autor;Fecha;Programado para el;Dirección');
  expect(lines[1]).toMatch(new RegExp(`^Otro;Borrador;Arte;${mark};`));
  expect(lines[2]).toContain(`"'=1+1;dos";Borrador;Cine`);
  await page.getByRole('checkbox', { name: /=1\+1/ }).check();
  const chosen = await exported('Exportar lo elegido');
  expect(chosen).toHaveLength(2);
  expect(chosen[1]).toContain(first.slug);
});

test('shows and filters posts of every state with dates', async ({ page, storePost, mark }) => {
  const today = new Intl.DateTimeFormat('es-ES', {
    ...({ day: '2-digit', month: '2-digit', year: 'numeric' } as const),
    timeZone: 'Europe/Madrid',
  }).format(new Date());
  const posts = [
    ['Un borrador', { status: 'draft' }, 'Borrador', today],
    [
      'Uno publicado',
      { status: 'published', published_at: '2024-03-05T11:00:00Z', category: 'arte' },
      ...['Publicado', '05/03/2024'],
    ],
    [
      'Uno programado',
      { status: 'scheduled', scheduled_for: '2030-07-01T08:30:00Z' },
      ...['Programado', 'Para el 01/07/2030 10:30'],
    ],
    ['Uno sin hora', { status: 'scheduled' }, 'Programadosin fecha'],
    [
      'Uno que ya salió',
      { status: 'scheduled', scheduled_for: '2024-07-01T08:30:00Z' },
      'En la web desde el 01/07/2024 10:30',
    ],
  ] as const;
  for (const [title, values] of posts) await storePost({ author: mark, title, ...values });
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(mark);
  await button(page, 'Filtrar').click();
  await expect(page).toHaveURL(new RegExp(`q=${mark}`));
  await expect(page.getByRole('row')).toHaveCount(1 + posts.length);
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  for (const [title, _, ...texts] of posts)
    for (const text of texts) await expect(row(title)).toContainText(text);
  // The address is a link once readers can open it.
  const addresses = page.getByRole('table').getByRole('link', { name: /^\/blog\// });
  await expect(addresses).toHaveCount(2);
  await expect(row('Uno publicado').getByRole('link', { name: /^\/blog\// })).toBeVisible();

  await page.getByRole('columnheader', { name: 'Categoría' }).getByRole('link').click();
  await expect(page).toHaveURL(/orden=categoria/);
  await expect(page.getByRole('searchbox', { name: 'Buscar' })).toHaveCount(1);
  await expect(page.getByRole('table')).toHaveCount(1);

  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Publicado');
  await button(page, 'Filtrar').click();
  await expect(page).toHaveURL(/orden=categoria/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row('Uno publicado')).toBeVisible();
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption('Cine');
  await press(page, 'Filtrar', 'Ningún post coincide');
  await follow(page, 'Quitar filtros', '/admin/blog-posts');
});

test('asks before deleting, which may not succeed', async ({ page, problems, storePost, mark }) => {
  const { id, title, slug } = await storePost({ author: mark, ...published() });
  const article = async () => (await page.request.get(`/blog/${slug}`)).status();
  expect(await article()).toBe(200);
  await page.goto(`/admin/blog-posts?q=${mark}`);
  await button(page, `Eliminar «${title}»`).click();
  const question = page.getByRole('alertdialog', { name: '¿Eliminar este post?' });
  await expect(question).toContainText(title);
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  problems.expectConsole(/ERR_FAILED/);
  await breakForm(page, '**/admin/blog-posts**');
  await press(page, 'Sí, eliminar', 'No se pudo eliminar el post');
  await expect(question).toBeVisible();
  await expect(button(page, 'Sí, eliminar')).toBeFocused();
  await page.unrouteAll();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();

  await button(page, `Eliminar «${title}»`).click();
  await question.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect(page.getByText('Post eliminado')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(question).toBeHidden();
  await expect(page.getByText('Ningún post coincide')).toBeVisible();
  const { data } = await secretClient().from('blog_posts').select('id').eq('id', id);
  expect(data).toEqual([]);
  expect(await article()).toBe(404);
});

test('is where the editor of a deleted post leads, which keeps none of its words', async ({
  page,
  storePost,
}) => {
  const { id } = await storePost();
  await openEditor(page, id);
  const drafts = () =>
    page.evaluate((post) => Object.keys(localStorage).filter((key) => key.includes(post)), id);
  await field(page, 'Título').fill('Lo que se va');
  await expect.poll(drafts).toHaveLength(1);
  await button(page, 'Eliminar «Lo que se va»').click();
  await press(page, 'Sí, eliminar', 'Post eliminado');
  await expect(page).toHaveURL('/admin/blog-posts');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await drafts()).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('main').getByText('No se pudo cargar el post')).toBeVisible();
});

test('shows a notice when a post could not be loaded', async ({ page }) => {
  for (const id of ['no-es-un-id', crypto.randomUUID()]) {
    await page.goto(`/admin/blog-posts/edit/${id}`);
    await expect(page).toHaveURL('/admin/blog-posts');
    await expect(page.getByRole('main').getByText('No se pudo cargar el post')).toBeVisible();
    await expect(toast(page)).toContainText('No se pudo cargar el post');
  }
});
