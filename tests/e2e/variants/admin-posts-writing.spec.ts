import type { Page } from '@playwright/test';
import { photo } from '../../fixtures/photos.ts';
import { expect, follow, press, see, test } from '../../setup/browser.ts';
import { holdScripts } from '../../setup/hold-scripts.ts';
import * as editor from '../../setup/posts.ts';
import { signIn } from '../../setup/sign-in.ts';

/** The offer to restore a draft. */
const offer = (page: Page) => page.getByText('Hay cambios que no se llegaron a guardar');

test.beforeEach(({ page }) => editor.openNewPost(page));

test('the source is a plain text field, also if the visual fails', async ({ page, problems }) => {
  await editor.writeMarkdown(page);
  const text = editor.field(page, 'Contenido');
  await expect(page.getByRole('toolbar', { name: 'Formato' })).toHaveCount(0);
  await text.fill('Granada');
  await text.press('ControlOrMeta+a');
  for (const [key, value] of [
    ['b', '**Granada**'],
    ['b', 'Granada'],
    ['i', '_Granada_'],
    ['z', 'Granada'],
    ['k', '[Granada](https://)'],
  ] as const) {
    await text.press(`ControlOrMeta+${key}`);
    await expect(text).toHaveValue(value);
  }
  await text.fill('Una[^1].\n\n[^1]: De una.\n\n');
  await editor.paste(text, '', 'Otra[^1].\n\n[^1]: De otra.');
  await expect(text).toHaveValue(/\n\nOtra\[\^2\]\.\n\n\[\^2\]: De otra\.$/);
  await text.fill('Antes.\n');
  await editor.paste(text, '', '- Una\n- Otra\nSigue <b>&lt;</b> y\u00a0más\n\n');
  await expect(text).toHaveValue('Antes.\n- Una\n- Otra\n\nSigue <b>&lt;</b> y\u00a0más\n\n');
  await text.press('ControlOrMeta+z');
  await expect(text).toHaveValue('Antes.\n');
  // Ctrl+B in the field must not also collapse the menu, nor Ctrl+K open the palette.
  await expect(page.getByRole('link', { name: 'Posts del Blog' }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The next page tries the visual editor again.
  problems.expectConsole(/ERR_FAILED|could not be/);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await page.route(/\/_next\/static\/chunks\//, (route) => route.abort());
  await editor.button(page, 'Visual').click();
  await expect(editor.button(page, 'Markdown')).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('dauro-writing-mode'))).toBe('visual');
});

test('a picture is resized and needs a text', async ({ page }) => {
  test.slow();
  const dialog = page.getByRole('dialog', { name: 'Añadir una imagen' });
  await editor.giveFiles(editor.field(page, 'Contenido'), 'paste', ['portada.webp']);
  await dialog.getByRole('textbox', { name: 'Texto alternativo' }).fill('La portada');
  await editor.button(page, 'Subir imagen').click();
  await expect(editor.content(page)).toHaveValue(/^!\[La portada\]/);
  await editor.emptyText(page);

  await editor.field(page, 'Contenido').fill('Antes.');
  await editor.button(page, 'Imagen').click();
  await editor.button(page, 'Subir imagen').click();
  await see(dialog, 'Elige una imagen', 'Escribe el texto alternativo');
  const large = await photo('foto.jpg', { width: 3000, height: 1500 });
  await dialog.getByLabel('Archivo de imagen').setInputFiles(large);
  await dialog.getByRole('textbox', { name: 'Texto alternativo' }).fill('Un patio [verde]');
  await editor.button(page, 'Subir imagen').click();
  await expect(dialog).toBeHidden();
  const value = await editor.content(page).inputValue();
  const [, src] =
    /^Antes\.\n\n!\[Un patio \\\[verde\\?\]\]\((\/images\/subidas\/\d+-[0-9a-f]{12}-2000x1000\.webp)\)/.exec(
      value,
    ) ?? [];
  if (!src) throw new Error(value);
  await expect(editor.field(page, 'Contenido').locator(`img[src="${src}"]`)).toBeVisible();
  expect((await page.request.get(src)).headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

test('the draft of a closed tab is offered again', async ({ page, context, editPost }) => {
  test.slow();
  const post = await editPost();
  await editor.field(page, 'Título').fill('Escrito y no guardado');
  await page.close();

  const second = await context.newPage();
  await editor.openEditor(second, post.id);
  await expect(offer(second)).toBeVisible();
  await expect(editor.field(second, 'Título')).toHaveValue(post.title);
  await editor.button(second, 'Recuperarlos').click();
  await expect(editor.field(second, 'Título')).toHaveValue('Escrito y no guardado');
  await expect(editor.field(second, 'Título')).toBeFocused();
  await editor.saveAgain(second);
  expect((await editor.storedPost(post.id)).title).toBe('Escrito y no guardado');
  await second.reload();
  await expect(second.getByText('Todo guardado')).toBeVisible();
  await expect(offer(second)).toBeHidden();

  await editor.field(second, 'Título').fill('Otra vez');
  const third = await context.newPage();
  await editor.openEditor(third, post.id);
  await editor.field(third, 'Extracto').fill('Antes de recuperar');
  await editor.field(second, 'Título').fill('Otra vez, y otra');
  await expect(offer(third)).toBeHidden();
  await second.close();
  await editor.button(third, 'Recuperarlos').click();
  await expect(editor.field(third, 'Título')).toHaveValue('Otra vez, y otra');
  // What was typed in the third before is kept, and offered too.
  expect(await third.evaluate(() => JSON.stringify(localStorage))).toContain('Antes de recuperar');
  await third.close();
  const fourth = await context.newPage();
  await editor.openEditor(fourth, post.id);
  for (const _ of ['second', 'third']) await editor.button(fourth, 'Descartarlos').click();
  await fourth.reload();
  await expect(fourth.getByText('Todo guardado')).toBeVisible();
  await expect(offer(fourth)).toBeHidden();
});

test('two new posts keep a draft each, offered to its writer', async ({ page, context, row }) => {
  test.slow();
  const open = async (tab: Page) => {
    await tab.goto('/admin/blog-posts/new');
    await expect(tab.getByRole('group', { name: 'Texto', exact: true })).toBeVisible();
  };
  await open(page);
  await editor.field(page, 'Título').fill('Lo de la primera');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  const second = await context.newPage();
  await open(second);
  await editor.writeMarkdown(second);
  await editor.writePost(second, row);
  await expect(second.getByText('Cambios sin guardar')).toBeVisible();
  // The draft of another open tab is not offered, and saving does not remove it.
  await expect(offer(second)).toBeHidden();
  await press(second, 'Guardar', 'Post creado');
  await expect(second).toHaveURL(/\/edit\//);
  await page.close();

  const third = await context.newPage();
  await open(third);
  await expect(offer(third)).toBeVisible();
  await context.clearCookies();
  await signIn(third, 'admin', '/admin/blog-posts/new');
  await editor.field(third, 'Título').fill('Otra persona');
  await expect(offer(third)).toBeHidden();
  await context.clearCookies();
  await third.close({ runBeforeUnload: false });

  const fourth = await context.newPage();
  await signIn(fourth, 'equipo', '/admin/blog-posts/new');
  await editor.button(fourth, 'Recuperarlos').click();
  await expect(editor.field(fourth, 'Título')).toHaveValue('Lo de la primera');
  await expect(offer(fourth)).toBeHidden();
});

test('a full storage keeps no draft, and says so', async ({ page }) => {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await editor.field(page, 'Título').fill('Sin sitio');
  await expect(page.getByText('Sin guardar ni en el navegador')).toBeVisible();
});

test('what is typed or chosen before the scripts arrive is an unsaved change', async ({ page }) => {
  // A page without these fields, so that the next one is waited for.
  await page.goto('/admin');
  const scripts = await holdScripts(page);
  await scripts.open('/admin/blog-posts/new');
  const typed = [
    [editor.field(page, 'Título'), 'Escrito pronto'],
    [editor.field(page, 'Extracto'), 'Escrito antes de tiempo.'],
    [editor.field(page, 'Fecha y hora de publicación'), '01/07/2030 10:30'],
  ] as const;
  for (const [control, value] of typed) await control.fill(value);
  await editor.choice(page, 'Categoría').selectOption('arte');
  // The text field appears after five seconds, and stays for somebody who writes in it.
  const text = editor.field(page, 'Contenido');
  await expect(text).toBeVisible();
  // The clock of an animation may be ahead of the next frame, which would hide the field again and take its focus.
  await text.evaluate(async (field) => {
    await field.closest('.writing')?.getAnimations()[0]?.finished;
    await new Promise(requestAnimationFrame);
  });
  await text.fill('Sin el editor visual.');
  await scripts.release();
  await expect(page.getByText('Cambios sin guardar')).toBeVisible();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('Sin el editor visual.');
  for (const [control, value] of typed) await expect(control).toHaveValue(value);
  await expect(editor.choice(page, 'Categoría')).toHaveValue('arte');
  await expect(editor.field(page, 'Slug')).toHaveValue('escrito-pronto');
  // Each of them is part of the draft.
  const draft = () => page.evaluate(() => Object.values(localStorage).join());
  for (const value of ['Escrito pronto', 'Escrito antes', '2030-07-01T10:30', '"arte"'])
    await expect.poll(draft).toContain(value);
});

test('asks before unsaved changes are left', async ({ page, editPost }) => {
  test.slow();
  await editPost();
  const questions: string[] = [];
  let answer = false;
  page.on('dialog', (dialog) => {
    questions.push(`${dialog.type()}: ${dialog.message()}`);
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  await editor.field(page, 'Título').fill('Cambiado');
  await expect(page.getByText('Cambios sin guardar')).toBeVisible();
  const question = 'confirm: Hay cambios sin guardar. ¿Salir de todos modos?';
  await page.getByRole('link', { name: 'Historial' }).click();
  await expect.poll(() => questions).toEqual([question]);
  await editor.field(page, 'Título').press('Control+k');
  await page.keyboard.type('contactos servicios');
  await page.keyboard.press('Enter');
  await expect.poll(() => questions).toEqual([question, question]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/edit\//);
  await expect(editor.field(page, 'Título')).toHaveValue('Cambiado');
  answer = true;
  await follow(page, 'Historial', /\/history\//);

  // Back and forward within the site.
  await page.goBack();
  await editor.button(page, 'Descartarlos').click();
  answer = false;
  await editor.field(page, 'Título').fill('Cambiado otra vez');
  await expect(page.getByText('Cambios sin guardar')).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect.poll(() => questions.slice(3)).toEqual([question]);
  await expect(page).toHaveURL(/\/edit\//);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions.at(-1)).toContain('beforeunload');
});
