import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { secretClient } from './backend.ts';
import { type Account, signIn } from './sign-in.ts';

const posts = () => secretClient().from('blog_posts');

/** A valid post with a unique slug. */
export function postRow(changes: Record<string, unknown> = {}) {
  const id = crypto.randomUUID();
  return {
    title: `Prueba ${id}`,
    slug: `prueba-${id}`,
    excerpt: 'Un extracto de prueba que pasa de los diez caracteres.',
    content: 'Un contenido de prueba que pasa con holgura de los cincuenta caracteres.',
    author: 'Grupo Dauro',
    category: 'cine',
    status: 'draft',
    ...changes,
  };
}

/** What makes a post public, since so many seconds. */
export const published = (secondsAgo = 0) => ({
  status: 'published',
  published_at: new Date(Date.now() - secondsAgo * 1000).toISOString(),
});

/** Stores a post without the editor; returns its identifier. */
export async function storePost(changes: Record<string, unknown> = {}) {
  const row = postRow(changes);
  const { data } = await posts().insert(row).select('id').single().throwOnError();
  return { ...row, id: String(data.id) };
}

/** The stored post. */
export async function storedPost(id: string) {
  return (await posts().select('*').eq('id', id).single().throwOnError()).data;
}

/** Changes a stored post by SQL without the editor, so that no page is revalidated. */
export async function changePost(id: string, changes: Record<string, unknown>): Promise<void> {
  await posts().update(changes).eq('id', id).throwOnError();
}

export async function postBySlug(slug: string) {
  return (await posts().select('*').eq('slug', slug).maybeSingle().throwOnError()).data;
}

export async function removePosts(...ids: string[]) {
  await posts().delete().in('id', ids).throwOnError();
}

/** Removes the post with a slug, also when a test has appended to it. */
export async function removePostsBySlug(slug: string) {
  await posts().delete().like('slug', `${slug}%`).throwOnError();
}

/** A control of the editor by its exact name: 'Título' does not match 'Título para buscadores'. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const choice = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills in the required fields of a new post; the slug follows the title. */
export async function writePost(page: Page, row: ReturnType<typeof postRow>) {
  await field(page, 'Título').fill(row.title);
  await field(page, 'Extracto').fill(row.excerpt);
  await field(page, 'Contenido').fill(row.content);
  await choice(page, 'Categoría').selectOption(row.category);
}

/** Opens a new post, and waits for the visual editor: until then the text field may have its name. */
export async function openNewPost(page: Page) {
  await signIn(page, 'equipo', '/admin/blog-posts/new');
  await expect(page.getByRole('toolbar', { name: 'Formato' })).toBeVisible();
}

/** Opens the editor of a post, signed in anew as an account if told, and waits until it is ready for typing. */
export async function openEditor(page: Page, id: string, account?: Account) {
  const path = `/admin/blog-posts/edit/${id}`;
  await (account ? signIn(page, account, path) : page.goto(path));
  await expect(page.getByText('Todo guardado')).toBeVisible();
  // The visual editor arrives later, and what stands below it moves.
  await expect(page.getByRole('textbox', { name: 'Contenido', exact: true })).toBeVisible();
}

/** Publishes a new post in the opened editor; returns its identifier. */
export async function publishNew(page: Page, row: ReturnType<typeof postRow>): Promise<string> {
  await writePost(page, row);
  await choice(page, 'Estado').selectOption('published');
  await button(page, 'Guardar').click();
  await expect(page.getByText('Post creado')).toBeVisible();
  await expect(page).toHaveURL(/\/edit\/[0-9a-f-]{36}$/);
  return page.url().slice(-36);
}

/** Saves the post of the opened editor. */
export async function saveAgain(page: Page): Promise<void> {
  await button(page, 'Guardar').click();
  await expect(page.getByText('Post actualizado')).toBeVisible();
}

/** Opens the settings of the post, which are a drawer in windows under 1024 px. */
export async function openSettings(page: Page) {
  const opener = button(page, 'Ajustes');
  if (await opener.isVisible()) await opener.click();
}

/** Switches from the visual editor to the text field, which is then labelled 'Contenido'. */
export async function writeMarkdown(page: Page) {
  await button(page, 'Markdown').click();
  await expect(page.locator('textarea[name="content"]')).toBeVisible();
}

/** Empties the visual editor, which then has the focus. */
export async function emptyText(page: Page) {
  await field(page, 'Contenido').press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
}

/** The value that the form would submit, in either editor. */
export const content = (page: Page) => page.locator('textarea[name="content"]');

/** Pastes HTML as word processors put it on the clipboard, or plain text. */
export const paste = (text: Locator, html: string, plain = 'texto') =>
  text.evaluate(
    (element, copied) => {
      const clipboardData = new DataTransfer();
      if (copied.html) clipboardData.setData('text/html', copied.html);
      clipboardData.setData('text/plain', copied.plain);
      element.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      );
    },
    { html, plain },
  );

/** Pastes pictures into a text, or drops them on it. */
export async function giveFiles(text: Locator, way: 'paste' | 'drop', names: string[]) {
  const bytes = [...(await readFile('public/images/gallery/01.webp'))];
  await text.evaluate(
    (element, given) => {
      const data = new DataTransfer();
      for (const name of given.names)
        data.items.add(new File([new Uint8Array(given.bytes)], name, { type: 'image/webp' }));
      const { x, y } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true, clientX: x + 100, clientY: y + 40 };
      element.dispatchEvent(
        given.way === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      );
    },
    { bytes, names, way },
  );
}
