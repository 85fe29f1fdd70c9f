import { expectAccessible } from '../../setup/accessible.ts';
import { expect, press, test } from '../../setup/browser.ts';
import {
  button,
  changePost,
  emptyText,
  field,
  openEditor,
  openSettings,
} from '../../setup/posts.ts';
import { signIn } from '../../setup/sign-in.ts';

for (const width of [360, 768, 1440]) {
  test.describe(`the blog's back-office at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('has no axe findings, in dialogs too', async ({ page, storePost }) => {
      test.slow();
      const post = await storePost({ status: 'published', tags: ['uno'] });
      await changePost(post.id, {
        content: `${post.content} ${'Línea nueva.\n\n'.repeat(60)}`,
        image_url: '/images/blog/presentacion-latido-granada.webp',
      });
      await signIn(page, 'equipo', '/admin/blog-posts');
      await expectAccessible(page, 'list');
      const remove = page.getByRole('button', { name: /^Eliminar «/ }).first();
      await remove.click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page, 'question');
      for (const name of ['edit', 'history', 'preview']) {
        await page.goto(`/admin/blog-posts/${name}/${post.id}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, name);
      }
      await page.goto(`/admin/blog-posts/history/${post.id}`);
      await page.getByRole('link', { name: /^Ver la versión/ }).click();
      await expect(page.getByRole('insertion').first()).toBeVisible();
      await expectAccessible(page, 'comparison');
      await openEditor(page, post.id);
      await field(page, 'Título').fill('');
      await press(page, 'Guardar', 'El título es obligatorio');
      await expectAccessible(page, 'editor with errors');
      // Keys that the browser itself moves the cursor with reach ProseMirror later, or not at all within 200 ms of the focus.
      await emptyText(page);
      await page.keyboard.type('/');
      await expect(page.getByRole('listbox')).toBeVisible();
      await expectAccessible(page, 'menu of blocks');
      await page.keyboard.press('Escape');
      await button(page, 'Imagen').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'picture');
      await page.keyboard.press('Escape');
      await button(page, 'Textos para redes').click();
      await expect(page.getByRole('dialog', { name: 'Compartir en redes' })).toBeVisible();
      await expectAccessible(page, 'share');
    });

    test('no findings where books, labels and the hour are chosen', async ({ page, storePost }) => {
      test.slow();
      const scheduled_for = '2031-03-05T09:30:00Z';
      const post = await storePost({
        status: 'scheduled',
        scheduled_for,
        tags: ['uno'],
        content: `[un enlace](/no-existe)${' y más texto'.repeat(10)}`,
      });
      await signIn(page, 'equipo', '/admin/calendario?mes=2031-03');
      await expect(page.getByRole('link', { name: post.title })).toBeVisible();
      await expectAccessible(page, 'calendar');
      await openEditor(page, post.id);
      await page.getByText('Una cosa que conviene mirar antes de publicar').click();
      await expect(page.getByText('El enlace «/no-existe» lleva a una página')).toBeVisible();
      await expectAccessible(page, 'stored checklist');
      await openSettings(page);
      await expectAccessible(page, 'settings');
      await button(page, 'Etiquetas ya usadas').click();
      await expect(page.getByRole('listbox', { name: 'Etiquetas ya usadas' })).toBeVisible();
      await expectAccessible(page, 'labels');
      await page.keyboard.press('Escape');
      await button(page, 'Buscar en la tienda').click();
      await page.keyboard.type('alarife');
      await expect(page.getByRole('option', { name: /La alarife/ })).toBeVisible();
      await expectAccessible(page, 'books');
      await page.keyboard.press('Escape');
      await press(page, 'Publicar…', 'Hay una cosa que conviene mirar');
      await expectAccessible(page, 'question before publishing');
    });
  });
}

test('a dialog has sufficient contrast in its first frame', async ({ page, editPost }) => {
  await editPost({ status: 'published' });
  // Pauses the fade-in of a fifth of a second at its first frame.
  await page.addStyleTag({ content: '* { animation-play-state: paused !important; }' });
  await button(page, 'Textos para redes').click();
  await expect(page.getByRole('dialog', { name: 'Compartir en redes' })).toBeVisible();
  await expectAccessible(page, 'share');
});
