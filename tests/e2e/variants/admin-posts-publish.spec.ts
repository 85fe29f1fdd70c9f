import type { Page } from '@playwright/test';
import { toSpanishDate, toWallClock } from '../../../lib/time/madrid.ts';
import { expect, press, see, test } from '../../setup/browser.ts';
import { button, choice, field, storedPost } from '../../setup/posts.ts';

const question = (page: Page) => page.getByRole('dialog', { name: '¿Cuándo se publica?' });
const picture = '/images/blog/presentacion-latido-granada.webp';
const fine =
  'Una descripción que dice bastante de lo que se va a leer, y que ningún buscador corta.';

test('shows errors before it asks, may be cancelled, and asks once', async ({ page, editPost }) => {
  const post = await editPost({ excerpt: fine });
  await field(page, 'Título').fill('');
  await press(page, 'Publicar…', 'El título es obligatorio');
  await expect(field(page, 'Título')).toBeFocused();
  await expect(question(page)).toBeHidden();
  await field(page, 'Título').fill(post.title);
  await button(page, 'Publicar…').click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(button(page, 'Publicar…')).toBeFocused();
  expect((await storedPost(post.id)).status).toBe('draft');

  await page.keyboard.press('Enter');
  await expect(question(page).getByText('Nada que señalar')).toBeVisible();
  await button(page, 'Publicar ahora').click();
  await expect(page.getByRole('dialog', { name: 'Compartir en redes' })).toBeVisible();
  await button(page, 'Cerrar').click();
  await expect(button(page, 'Publicar…')).toBeHidden();
});

test('schedules a day and an hour, by keyboard and by the calendar', async ({ page, editPost }) => {
  const post = await editPost();
  await button(page, 'Publicar…').press('Enter');
  await page.getByRole('radio', { name: 'Ahora' }).press('ArrowDown');
  const hour = question(page).getByRole('textbox', { name: 'Día y hora' });
  await page.keyboard.press('Tab');
  await expect(hour).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hour).toHaveAccessibleDescription(/Indica la fecha y la hora de publicación/);
  await page.keyboard.type('1/7/2020 10:30');
  await page.keyboard.press('Enter');
  await expect(question(page).getByText('Ese momento ya ha pasado')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  // A date without an hour means nine o'clock; the toast says so.
  await page.keyboard.type('1/7/2031');
  await expect(question(page).getByText('Ese momento ya ha pasado')).toBeHidden();
  await page.keyboard.press('Enter');
  await see(page, 'Post actualizado', 'Programado para el 01/07/2031 09:00');
  await expect(button(page, 'Publicar…')).toBeFocused();
  await expect(question(page)).toBeHidden();
  await expect(choice(page, 'Estado')).toHaveValue('scheduled');
  await expect(field(page, 'Fecha y hora de publicación')).toHaveValue('01/07/2031 09:00');

  await button(page, 'Publicar…').click();
  await expect(page.getByRole('radio', { name: 'Otro día, a una hora' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Otro día, a una hora' })).toBeFocused();
  await question(page).getByRole('button', { name: 'Abrir el calendario' }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendario' });
  await calendar.getByRole('button', { name: 'Ir al mes siguiente' }).click();
  await calendar.getByRole('button', { name: /^domingo, 3 de agosto de 2031/ }).click();
  await expect(calendar).toBeHidden();
  await button(page, 'Programar').click();
  await expect(field(page, 'Fecha y hora de publicación')).toHaveValue('03/08/2031 09:00');
  const stored = async () => Date.parse((await storedPost(post.id)).scheduled_for);
  await expect.poll(stored).toBe(Date.parse('2031-08-03T07:00:00Z'));
});

test('says that a past hour makes a post public', async ({ page, editPost }) => {
  await editPost();
  const bar = page.getByRole('region', { name: 'Acciones del post' });
  await expect(bar.getByText('Borrador')).toBeVisible();
  await choice(page, 'Estado').selectOption('Programado');
  await field(page, 'Fecha y hora de publicación').fill('05/12/2025 10:00');
  await press(page, 'Guardar', 'Ya está en la web, desde el 05/12/2025 10:00');
  await expect(bar.getByText('Publicado')).toBeVisible();
});

test('goes by the clock of the server', async ({ page, editPost }) => {
  await page.clock.install({ time: Date.now() - 3_600_000 });
  const post = await editPost();
  await button(page, 'Publicar…').click();
  await page.getByRole('radio', { name: 'Otro día, a una hora' }).check();
  const halfAnHourAgo = new Date(Date.now() - 1_800_000).toISOString();
  const hour = question(page).getByRole('textbox', { name: 'Día y hora' });
  await hour.fill(toSpanishDate(toWallClock(halfAnHourAgo)));
  await hour.press('Enter');
  await expect(question(page).getByText('Ese momento ya ha pasado')).toBeVisible();
  expect((await storedPost(post.id)).status).toBe('draft');
});

test('the checklist warns, prevents nothing', async ({ page, problems, storePost, editPost }) => {
  problems.expectFailure('/images/blog/no-hay.webp', 404);
  const other = await storePost({ status: 'published', published_at: '2024-01-02T03:04:05Z' });
  await editPost({
    book_link: '/producto/no-hay-tal-libro',
    content: [
      `[bien](/contacto) [bien](/blog/${other.slug}) [bien](/producto/la-alarife?a=1#b)`,
      '[bien](https://otra.example/x) [bien](mailto:a@b.example) [bien](/blog/categoria/arte)',
      `[mal](/no-existe) [mal](https://) ![](${picture}) ![Un patio](${picture})`,
      '## Las notas',
      '[bien](#apartado-las-notas) [mal](#apartado-otro) ![Nada](/images/blog/no-hay.webp)',
    ].join('\n\n'),
  });
  const expected = [
    `Falta el texto alternativo de la imagen ${picture}`,
    'La imagen /images/blog/no-hay.webp no está en la web',
    /^La descripción tiene \d+ caracteres: los buscadores la cortan a partir de 160\.$/,
    'El enlace «/no-existe» lleva a una página que no existe o que todavía no es pública',
    'El enlace «https://» está mal escrito',
    'El enlace «/producto/no-hay-tal-libro» lleva a una página que no existe o que todavía no es pública',
    'El enlace «#apartado-otro» lleva a un apartado que este texto no tiene',
  ];
  await field(page, 'Extracto').fill('a'.repeat(170));
  await button(page, 'Publicar…').click();
  await expect(question(page).getByText('Hay 7 cosas que conviene mirar')).toBeVisible();
  await expect(question(page).getByRole('listitem')).toHaveText(expected);
  await press(page, 'Publicar ahora', '¡Post publicado!');
});
