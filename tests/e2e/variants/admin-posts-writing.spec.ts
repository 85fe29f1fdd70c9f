import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../setup/browser.ts';
import {
  button,
  content,
  field,
  openEditor,
  postBySlug,
  postRow,
  removePosts,
  saveAgain,
  storedPost,
  storePost,
  writeMarkdown,
  writePost,
} from '../../setup/posts.ts';
import { signIn } from '../../setup/sign-in.ts';

const cover = 'public/images/blog/presentacion-latido-granada.webp';

test.describe('writing a post', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/admin/blog-posts/new');
    await signIn(page, 'equipo');
  });

  test('the source is a plain text field, where keys make bold, italics and links', async ({
    page,
  }) => {
    await writeMarkdown(page);
    const text = field(page, 'Contenido');
    await expect(page.getByRole('toolbar', { name: 'Formato' })).toHaveCount(0);
    await text.fill('Granada');
    await text.press('ControlOrMeta+a');
    await text.press('ControlOrMeta+b');
    await expect(text).toHaveValue('**Granada**');
    await text.press('ControlOrMeta+b');
    await expect(text).toHaveValue('Granada');
    await text.press('ControlOrMeta+i');
    await expect(text).toHaveValue('_Granada_');
    await text.press('ControlOrMeta+z');
    await expect(text).toHaveValue('Granada');
    await text.press('ControlOrMeta+k');
    await expect(text).toHaveValue('[Granada](https://)');
    // Ctrl+B in the field must not also collapse the menu.
    await expect(page.getByRole('link', { name: 'Posts del Blog' }).first()).toBeVisible();
  });

  test('a picture is resized and needs an alternative text before it is inserted', async ({
    page,
  }) => {
    const photo = await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: '#14524b' },
    })
      .withExif({ IFD0: { Copyright: 'Zoraida' } })
      .jpeg()
      .toBuffer();
    await field(page, 'Contenido').fill('Antes.');
    await button(page, 'Imagen').click();
    const dialog = page.getByRole('dialog', { name: 'Añadir una imagen' });
    await button(page, 'Subir imagen').click();
    await expect(dialog.getByText('Elige una imagen')).toBeVisible();
    await expect(dialog.getByText('Escribe el texto alternativo')).toBeVisible();
    await dialog
      .getByLabel('Archivo de imagen')
      .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo });
    await dialog.getByRole('textbox', { name: 'Texto alternativo' }).fill('Un patio [verde]');
    await button(page, 'Subir imagen').click();
    await expect(dialog).toBeHidden();
    const value = await content(page).inputValue();
    const [, src] =
      /^Antes\.\n\n!\[Un patio \\\[verde\\?\]\]\((\/images\/subidas\/\d+-[0-9a-f]{12}-2000x1000\.webp)\)/.exec(
        value,
      ) ?? [];
    if (!src) throw new Error(value);
    await expect(field(page, 'Contenido').locator(`img[src="${src}"]`)).toBeVisible();

    const answer = await page.request.get(src);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const stored = await sharp(await answer.body()).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 2000, height: 1000 });
    expect(stored.exif).toBeUndefined();
  });

  test('a pasted or dropped picture may become the main one; a wrong file is refused', async ({
    page,
  }) => {
    test.slow();
    const bytes = [...(await readFile(cover))];
    for (const kind of ['paste', 'drop'] as const) {
      await field(page, 'Contenido').evaluate(
        (area, { content, type }) => {
          const data = new DataTransfer();
          data.items.add(
            new File([new Uint8Array(content)], 'portada.webp', { type: 'image/webp' }),
          );
          const { x: clientX, y: clientY } = area.getBoundingClientRect();
          const options = { bubbles: true, cancelable: true, clientX, clientY };
          area.dispatchEvent(
            type === 'paste'
              ? new ClipboardEvent('paste', { ...options, clipboardData: data })
              : new DragEvent('drop', { ...options, dataTransfer: data }),
          );
        },
        { content: bytes, type: kind },
      );
      const dialog = page.getByRole('dialog', { name: 'Añadir una imagen' });
      await dialog.getByRole('textbox', { name: 'Texto alternativo' }).fill('La portada');
      await dialog.getByRole('radio', { name: 'Como imagen principal del post' }).check();
      await button(page, 'Subir imagen').click();
      await expect(field(page, 'Imagen principal')).toHaveValue(/^\/images\/subidas\/.+\.webp$/);
      await field(page, 'Imagen principal').fill('');
    }
    await button(page, 'Imagen').click();
    await page.getByLabel('Archivo de imagen').setInputFiles({
      name: 'mentira.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await page.getByRole('textbox', { name: 'Texto alternativo' }).fill('Nada');
    await button(page, 'Subir imagen').click();
    await expect(page.getByText('La imagen debe ser JPG, PNG, WebP, AVIF o GIF')).toBeVisible();
  });

  test('the draft of a closed tab is offered again', async ({ page, context }) => {
    test.slow();
    const post = await storePost();
    await openEditor(page, post.id);
    await field(page, 'Título').fill('Escrito y no guardado');
    await page.close();

    const second = await context.newPage();
    await openEditor(second, post.id);
    await expect(second.getByText('Hay cambios que no se llegaron a guardar')).toBeVisible();
    await expect(field(second, 'Título')).toHaveValue(post.title);
    await button(second, 'Recuperarlos').click();
    await expect(field(second, 'Título')).toHaveValue('Escrito y no guardado');
    await expect(field(second, 'Título')).toBeFocused();
    await saveAgain(second);
    expect((await storedPost(post.id)).title).toBe('Escrito y no guardado');
    await second.reload();
    await expect(second.getByText('Todo guardado')).toBeVisible();
    await expect(second.getByText('Hay cambios que no se llegaron a guardar')).toBeHidden();

    await field(second, 'Título').fill('Otra vez');
    await second.close();
    const third = await context.newPage();
    await openEditor(third, post.id);
    await button(third, 'Descartarlos').click();
    await third.reload();
    await expect(third.getByText('Todo guardado')).toBeVisible();
    await expect(third.getByText('Hay cambios que no se llegaron a guardar')).toBeHidden();
    await removePosts(post.id);
  });

  test('two tabs with a new post keep a draft each, offered only to its writer', async ({
    page,
    context,
  }) => {
    test.slow();
    const offer = (tab: Page) => tab.getByText('Hay cambios que no se llegaron a guardar');
    const open = async (tab: Page) => {
      await tab.goto('/admin/blog-posts/new');
      await expect(tab.getByRole('group', { name: 'Texto', exact: true })).toBeVisible();
    };
    const row = postRow();
    await open(page);
    await field(page, 'Título').fill('Lo de la primera');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
    const second = await context.newPage();
    await open(second);
    await writeMarkdown(second);
    await writePost(second, row);
    await expect(second.getByText('Cambios sin guardar')).toBeVisible();
    // The draft of another open tab is not offered, and saving does not remove it.
    await expect(offer(second)).toBeHidden();
    await button(second, 'Guardar').click();
    await expect(second.getByText('Post creado')).toBeVisible();
    await expect(second).toHaveURL(/\/edit\//);
    await page.close();

    const third = await context.newPage();
    await open(third);
    await expect(offer(third)).toBeVisible();
    await context.clearCookies();
    await third.goto('/admin/blog-posts/new');
    await signIn(third, 'admin');
    await third.waitForURL('/admin/blog-posts/new');
    await field(third, 'Título').fill('Otra persona');
    await expect(offer(third)).toBeHidden();
    await context.clearCookies();
    await third.close({ runBeforeUnload: false });

    const fourth = await context.newPage();
    await fourth.goto('/admin/blog-posts/new');
    await signIn(fourth, 'equipo');
    await button(fourth, 'Recuperarlos').click();
    await expect(field(fourth, 'Título')).toHaveValue('Lo de la primera');
    await expect(offer(fourth)).toBeHidden();
    const stored = await postBySlug(row.slug);
    await removePosts(stored?.id);
  });

  test('asks before unsaved changes are left', async ({ page }) => {
    test.slow();
    const post = await storePost();
    await openEditor(page, post.id);
    const questions: string[] = [];
    let answer = false;
    page.on('dialog', (dialog) => {
      questions.push(`${dialog.type()}: ${dialog.message()}`);
      void (answer ? dialog.accept() : dialog.dismiss());
    });
    await field(page, 'Título').fill('Cambiado');
    await expect(page.getByText('Cambios sin guardar')).toBeVisible();
    await page.getByRole('link', { name: 'Historial' }).click();
    expect(questions).toEqual(['confirm: Hay cambios sin guardar. ¿Salir de todos modos?']);
    await expect(page).toHaveURL(/\/edit\//);
    await expect(field(page, 'Título')).toHaveValue('Cambiado');
    answer = true;
    await page.getByRole('link', { name: 'Historial' }).click();
    await expect(page).toHaveURL(/\/history\//);

    await openEditor(page, post.id);
    await button(page, 'Descartarlos').click();
    await field(page, 'Título').fill('Cambiado otra vez');
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => questions.at(-1)).toContain('beforeunload');
    await removePosts(post.id);
  });
});
