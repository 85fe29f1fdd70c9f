import { readFileSync } from 'node:fs';
import { expect, test } from '../../setup/browser.ts';
import * as editor from '../../setup/posts.ts';

test.beforeEach(({ page }) => editor.openNewPost(page));

test('the first save keeps the cursor, what can be undone and new words', async ({ page, row }) => {
  const text = editor.field(page, 'Contenido');
  await editor.field(page, 'Título').fill(row.title);
  await editor.field(page, 'Extracto').fill(row.excerpt);
  await editor.choice(page, 'Categoría').selectOption(row.category);
  await text.click();
  await page.keyboard.type(row.content);
  const release = Promise.withResolvers<void>();
  await page.route('**/admin/blog-posts/edit/**', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Post creado')).toBeVisible();
  await page.keyboard.type(' Y algo más.');
  release.resolve();
  await expect(page).toHaveURL(/\/edit\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Editar post' })).toBeVisible();
  await expect(text).toBeFocused();
  await expect(text).toHaveText(`${row.content} Y algo más.`);
  await page.keyboard.type(' Fin');
  // A slow machine makes more steps of it; presses beyond the last one change nothing.
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Control+z');
  await expect(text).toHaveText('');
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Post actualizado')).toBeVisible();
  const stored = await editor.postBySlug(row.slug);
  expect(stored?.content).toBe(`${row.content} Y algo más. Fin`);

  // A further new post starts empty, and nothing of the stored one is offered as a draft.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Ir a/ }).click();
  await page.keyboard.type('nuevo post');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/blog-posts/new');
  await expect(editor.field(page, 'Título')).toHaveValue('');
  await expect(text).toHaveText('');
  await expect(page.getByText('Hay cambios que no se llegaron a guardar')).toBeHidden();
  await page.goBack();
  await expect(editor.field(page, 'Título')).toHaveValue(row.title);
  await expect(text).toHaveText(`${row.content} Y algo más. Fin`);
});

test('writes Markdown by toolbar and shortcuts, which the source shows', async ({ page }) => {
  const text = editor.field(page, 'Contenido');
  const { keyboard } = page;
  await text.click();
  // iOS joins two hyphens to a dash, and a Mac makes a no-break space of the blank behind the number sign.
  await keyboard.type('# Parte\n—-##\u00a0Capítulo\nUna ');
  await editor.button(page, 'Negrita').click();
  await expect(editor.button(page, 'Negrita')).toHaveAttribute('aria-pressed', 'true');
  await keyboard.type('palabra');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type(' y ');
  await keyboard.press('ControlOrMeta+i');
  await keyboard.type('otra');
  await keyboard.press('ControlOrMeta+i');
  await keyboard.type('\n- uno\ndos\n\nCita con 2 * 3 * 4');
  await editor.button(page, 'Cita').click();
  await expect(editor.content(page)).toHaveValue(
    '## Parte\n\n---\n\n## Capítulo\n\nUna **palabra** y _otra_\n\n- uno\n- dos\n\n> Cita con 2 \\* 3 \\* 4',
  );
  await editor.button(page, 'Deshacer').click();
  await expect(text.locator('blockquote')).toHaveCount(0);
  await text.press('ControlOrMeta+Alt+3');
  await expect(text.locator('h3')).toHaveText('Cita con 2 * 3 * 4');
  await text.press('ControlOrMeta+z');
  await expect(text.locator('h3')).toHaveCount(0);
  await text.press('ControlOrMeta+Shift+7');
  await expect(text.locator('ol')).toHaveText('Cita con 2 * 3 * 4');
  // Ctrl+B in the editor must not also collapse the menu.
  await expect(page.getByRole('link', { name: 'Posts del Blog' }).first()).toBeVisible();

  // Looking at the Markdown does not end what can be undone.
  const listed = await editor.content(page).inputValue();
  await editor.writeMarkdown(page);
  await editor.button(page, 'Visual').click();
  await expect(text.locator('ol')).toHaveText('Cita con 2 * 3 * 4');
  await editor.button(page, 'Deshacer').click();
  await expect(text.locator('ol')).toHaveCount(0);
  await editor.button(page, 'Rehacer').click();
  await expect(editor.content(page)).toHaveValue(listed);

  await editor.writeMarkdown(page);
  await editor.field(page, 'Contenido').fill('Escrito **a mano**');
  await editor.button(page, 'Visual').click();
  await expect(text.locator('strong')).toHaveText('a mano');
  await expect(editor.content(page)).toHaveValue('Escrito **a mano**');
  // What is typed into a picture's field is one step to undo.
  await editor.paste(text, '<p><img src="/images/gallery/01.webp" alt="Un patio"></p>');
  const pictured = await editor.content(page).inputValue();
  await text.getByLabel('Texto alternativo').press('End');
  await keyboard.type(' con naranjos');
  await expect(editor.content(page)).toHaveValue(/!\[Un patio con naranjos\]/);
  await editor.button(page, 'Deshacer').click();
  await expect(editor.content(page)).toHaveValue(pictured);
  // The writing mode is stored in the browser.
  await editor.writeMarkdown(page);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(editor.content(page)).toBeVisible();
});

test('reads Markdown, sets links, and Tab changes levels', async ({ page }) => {
  const text = editor.field(page, 'Contenido');
  const { keyboard } = page;
  await text.click();
  // Typed signs; Backspace turns one back.
  await keyboard.type(
    'Una **palabra** y *otra* o _esta_, `código` y 2*3*4, snake_case_name.\n---Un **signo**',
  );
  await keyboard.press('Backspace');
  await expect(editor.content(page)).toHaveValue(
    'Una **palabra** y _otra_ o _esta_, `código` y 2\\*3\\*4, snake_case_name.\n\n---\n\nUn \\*\\*signo\\*\\*',
  );
  await expect(text.locator('hr')).toHaveCount(1);

  // Pasted text keeps its lines.
  for (const [pasted, value] of [
    ['# Título\n\n- uno\n- dos\n', '# Título\n\n- uno\n- dos'],
    ['Un verso\ny otro', 'Un verso\\\ny otro'],
    ['una **palabra** y', 'una **palabra** y'],
  ] as const) {
    await editor.emptyText(page);
    await editor.paste(text, '', pasted);
    await expect(editor.content(page)).toHaveValue(value);
  }
  await keyboard.type(' más');
  await expect(editor.content(page)).toHaveValue('una **palabra** y más');
  // A dictated text arrives whole.
  await editor.emptyText(page);
  await keyboard.insertText('*dictado*');
  await expect(editor.content(page)).toHaveValue('\\*dictado\\*');

  // Links to a book found by a search, and to an address.
  await editor.emptyText(page);
  await keyboard.type('lee');
  await text.press('ControlOrMeta+a');
  await text.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Enlace' });
  await dialog.getByRole('combobox').fill('latido');
  await expect(dialog.getByRole('option', { selected: true })).toContainText('Libro de la tienda');
  await keyboard.press('Enter');
  await expect(editor.content(page)).toHaveValue(/^\[lee\]\(\/producto\/latido-granada\)$/);
  await expect(text).toBeFocused();
  await editor.button(page, 'Enlace').click();
  const address = dialog.getByRole('textbox', { name: 'Dirección' });
  for (const wrong of ['javascript:alert(1)', 'blog/otro']) {
    await address.fill(wrong);
    await keyboard.press('Enter');
    await expect(dialog.getByText(/^Escribe una dirección/)).toBeVisible();
  }
  await address.fill('www.a.example');
  // The key ends a composition, which is not the dialog's business.
  await address.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await keyboard.press('Enter');
  await expect(editor.content(page)).toHaveValue('[lee](https://www.a.example)');
  await editor.button(page, 'Enlace').click();
  await dialog.getByRole('button', { name: 'Quitar el enlace' }).click();
  await expect(editor.content(page)).toHaveValue('lee');

  // Tab changes the level in a list, and leaves the editor after Escape.
  await editor.emptyText(page);
  await keyboard.type('- uno');
  await keyboard.press('Tab');
  await keyboard.type('\ndos');
  await keyboard.press('Tab');
  await expect(editor.content(page)).toHaveValue('- uno\n  - dos');
  await keyboard.press('Shift+Tab');
  await expect(editor.content(page)).toHaveValue('- uno\n- dos');
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(/pulsa Escape y después Tab/);
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await expect(editor.content(page)).toHaveValue('- uno\n- dos');
});

for (const source of ['word', 'google-docs']) {
  test(`keeps the structure of text pasted from ${source}, not its styles`, async ({ page }) => {
    const fixture = (kind: string) =>
      readFileSync(`tests/fixtures/clipboard/${source}.${kind}`, 'utf8');
    const text = editor.field(page, 'Contenido');
    await text.click();
    await editor.paste(text, fixture('clipboard'));
    await expect(editor.content(page)).toHaveValue(fixture('md').trimEnd());
    await expect(page.getByText('El texto se ha pegado sin sus imágenes')).toBeVisible();
    await expect(text.locator('img[src], [style*="font"], script')).toHaveCount(0);
  });
}

test('keeps the text when the mode is switched or the tab closed', async ({ page, editPost }) => {
  test.slow();
  const old = '* con asterisco\n* otro\n\nUn  texto   con huecos,\ny otra línea.';
  const post = await editPost({ content: old });
  await editor.writeMarkdown(page);
  await editor.content(page).fill(`${old}\n\nEscrito a mano.\n`);
  await editor.button(page, 'Visual').click();
  const text = editor.field(page, 'Contenido');
  await text.getByText('Escrito a mano.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Y a la vista.');
  const typed = `${old}\n\nEscrito a mano. Y a la vista.\n`;
  await expect(editor.content(page)).toHaveValue(typed);
  await page.close();

  // The version that another tab has saved meanwhile is not overwritten, and the draft is kept.
  const theirs = 'Otro texto, de otra persona, que pasa de cincuenta.';
  await editor.changePost(post.id, { content: theirs });
  const second = await page.context().newPage();
  await editor.openEditor(second, post.id);
  const seen = editor.field(second, 'Contenido');
  await expect(seen).toHaveText(theirs);
  await editor.button(second, 'Recuperarlos').click();
  await expect(editor.content(second)).toHaveValue(typed);
  await expect(seen).toContainText('Escrito a mano. Y a la vista.');
  await editor.button(second, 'Guardar').click();
  await editor.button(second, 'Quedarme con la guardada').click();
  await expect(seen).toHaveText(theirs);
  await expect(second.getByText('Todo guardado')).toBeVisible();
});

test('edits the texts of a picture, and source it cannot display', async ({ page, editPost }) => {
  const table = '| a | b |\n| - | - |\n| 1 | 2 |';
  await editPost({
    content: `![Un patio](/images/gallery/01.webp)\n\n${table}\n\nUn texto que pasa con holgura.`,
  });
  const text = editor.field(page, 'Contenido');
  await expect(text.getByRole('img', { name: 'Un patio' })).toBeVisible();
  await editor.field(page, 'Pie de foto').fill('El «patio»');
  await expect(editor.field(page, 'Fragmento en Markdown')).toHaveValue(table);
  await editor.field(page, 'Fragmento en Markdown').fill(`${table}\n| 3 | 4 |`);
  await expect(editor.content(page)).toHaveValue(
    `![Un patio](/images/gallery/01.webp "El «patio»")\n\n${table}\n| 3 | 4 |\n\nUn texto que pasa con holgura.`,
  );
  // The view of a wide table scrolls, though it is inert.
  const line = (sign: string) => `|${` ${sign} |`.repeat(20)}`;
  await editor
    .field(page, 'Fragmento en Markdown')
    .fill([line('Encuadernación'), line('-'), line('Otra')].join('\n'));
  const view = text.locator(':has(> * > section > table)');
  await expect(view).toContainText('Otra');
  await view.hover();
  await page.mouse.wheel(300, 0);
  await expect.poll(() => view.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('the mouse selects words below a picture, and drags the picture', async ({
  page,
  editPost,
}) => {
  await editPost({
    content:
      '![Un patio](/images/gallery/01.webp)\n\nUn texto que pasa con holgura de los cincuenta.',
  });
  const text = editor.field(page, 'Contenido');
  const alt = editor.field(page, 'Texto alternativo');
  // A second press as well: the first one gives the focus.
  for (const words of ['Una fuente', 'Un naranjo']) {
    await alt.hover({ position: { x: 2, y: 22 } });
    await page.mouse.down();
    await alt.hover({ position: { x: 200, y: 22 } });
    await page.mouse.up();
    await page.keyboard.type(words);
    await expect(alt).toHaveValue(words);
  }
  await text
    .getByRole('img')
    .dragTo(text.getByText('Un texto'), { targetPosition: { x: 350, y: 20 } });
  await expect(editor.content(page)).toHaveValue(/cincuenta\.\n\n!\[Un naranjo\]/);
});

test('keys in fields of a picture neither save nor fold the menu', async ({ page, editPost }) => {
  const post = await editPost({
    content:
      'Lee [la noticia](/blog/otra), que pasa con holgura de los cincuenta caracteres.\n\n![Un patio](/images/gallery/01.webp)',
  });
  const text = editor.field(page, 'Contenido');
  const menu = page.getByRole('link', { name: 'Posts del Blog' }).first();
  const caption = editor.field(page, 'Pie de foto');
  await caption.fill('El patio');
  await caption.press('ControlOrMeta+b');
  await caption.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toHaveText('Posts del Blog');
  await expect(menu).toBeVisible();
  await caption.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('Detrás.');
  await expect(editor.content(page)).toHaveValue(/"El patio"\)\n\nDetrás\.$/);
  await expect(page.getByText('Cambios sin guardar')).toBeVisible();
  expect((await editor.storedPost(post.id)).content).toBe(post.content);

  // A link in the edited text does not navigate, so no question is asked. An unanswered dialog would fail the test.
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.message());
    void question.dismiss();
  });
  await text.getByText('la noticia').click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Post actualizado')).toBeVisible();
  expect(questions).toEqual([]);
  expect((await editor.storedPost(post.id)).content).toMatch(/Detrás\.$/);
});
