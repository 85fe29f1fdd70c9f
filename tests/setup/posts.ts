import { expect, type Page } from '@playwright/test';
import { secretClient } from './backend.ts';

/** A post that every rule allows, with a slug of its own. */
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

/** Stores a post past the editor; its identifier. */
export async function storePost(changes: Record<string, unknown> = {}) {
  const row = postRow(changes);
  const { data, error } = await secretClient().from('blog_posts').insert(row).select('id').single();
  if (error) throw error;
  return { ...row, id: String(data.id) };
}

/** What is stored now. */
export async function storedPost(id: string) {
  const { data, error } = await secretClient().from('blog_posts').select('*').eq('id', id).single();
  if (error) throw error;
  return data;
}

/** Changes a stored post by SQL, past the editor, so that nothing is revalidated. */
export async function changePost(id: string, changes: Record<string, unknown>): Promise<void> {
  const { error } = await secretClient().from('blog_posts').update(changes).eq('id', id);
  if (error) throw error;
}

export async function postBySlug(slug: string) {
  const { data, error } = await secretClient()
    .from('blog_posts')
    .select('*')
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw error;
  return data;
}

export async function removePosts(...ids: string[]) {
  const { error } = await secretClient().from('blog_posts').delete().in('id', ids);
  if (error) throw error;
}

/** A control of the editor by its exact name: 'Título' is not 'Título para buscadores'. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const choice = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills the fields that a new post needs; the slug follows the title. */
export async function writePost(page: Page, row: ReturnType<typeof postRow>) {
  await field(page, 'Título').fill(row.title);
  await field(page, 'Extracto').fill(row.excerpt);
  await field(page, 'Contenido').fill(row.content);
  await choice(page, 'Categoría').selectOption(row.category);
}

/** Opens the editor of a post, ready to be typed into. */
export async function openEditor(page: Page, id: string) {
  await page.goto(`/admin/blog-posts/edit/${id}`);
  await expect(page.getByText('Todo guardado')).toBeVisible();
}

/** Leaves the visual editor for the text field, which is then the one called 'Contenido'. */
export async function writeMarkdown(page: Page) {
  await button(page, 'Markdown').click();
  await expect(page.locator('textarea[name="content"]')).toBeVisible();
}

/** What the form would save, whichever way it is written. */
export const content = (page: Page) => page.locator('textarea[name="content"]');
