import type { Page } from '@playwright/test';
import { secretClient } from '../../setup/backend.ts';
import { expect, press, see, test } from '../../setup/browser.ts';
import { insertEntries } from '../../setup/entries.ts';
import { holdScripts } from '../../setup/hold-scripts.ts';
import { downloadFrom } from '../../setup/opened.ts';
import { type Account, signIn } from '../../setup/sign-in.ts';

/** Actions on several rows of a list, and the order of a list. */

const table = 'contact_messages';
const names = ['Álvaro', 'Berta', 'Íñigo'];

/** Opens a list of three messages. */
async function openThree(page: Page, mark: string, account: Account, order = '') {
  await insertEntries(table, mark, 3, (index) => ({ name: `${names[index]} ${mark}` }));
  await signIn(page, account, `/admin/contacto?q=${mark}${order}`);
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const boxOf = (page: Page, name: string) => rowOf(page, name).getByRole('checkbox');

const stored = async (mark: string) => {
  const messages = secretClient().from(table).select('name, status, assigned_to');
  const { data } = await messages.like('subject', `%${mark}`).throwOnError();
  return data.sort((one, other) => one.name.localeCompare(other.name, 'es'));
};

test('several entries change state and assignment and are exported', async ({ page, mark }) => {
  await openThree(page, mark, 'equipo', '&estado=nueva');
  await boxOf(page, 'Berta').check();
  await page.getByLabel('Nuevo estado').selectOption('Aceptada');
  await page.getByRole('button', { name: 'Cambiar a todos' }).press('Enter');
  await expect(rowOf(page, 'Berta')).toHaveCount(0);
  // The heading takes the focus of a bar that leaves with its rows.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto(`/admin/contacto?q=${mark}`);
  await boxOf(page, 'Álvaro').check();
  await boxOf(page, 'Íñigo').check();
  await expect(page.getByText('2 elegidos', { exact: true })).toBeVisible();
  // Another person is faster with one of them.
  const messages = secretClient().from(table).update({ status: 'en_revision' });
  await messages.eq('name', `Álvaro ${mark}`).throwOnError();
  await page.getByLabel('Nuevo estado').selectOption('Aceptada');
  await press(page, 'Cambiar a todos', 'No se han cambiado todos');
  await expect(rowOf(page, 'Álvaro')).toContainText('En revisión');
  await expect(rowOf(page, 'Íñigo')).toContainText('Aceptada');
  await page.getByLabel('Nuevo estado').selectOption('Archivada');
  await press(page, 'Cambiar a todos', 'Estado actualizado');
  await expect(rowOf(page, 'Álvaro')).toContainText('Archivada');
  await expect(rowOf(page, 'Berta')).toContainText('Aceptada');
  await page.getByRole('button', { name: 'Asignar todos' }).click();
  const person = page.getByLabel('Nueva persona');
  await expect(person).toHaveAccessibleDescription(/Elige a quién/);
  await person.selectOption('equipo@dauro.test');
  await press(page, 'Asignar todos', 'Asignación guardada');
  const after = await stored(mark);
  expect(after.map(({ status }) => status)).toEqual(['archivada', 'aceptada', 'archivada']);
  expect(after.filter(({ assigned_to }) => assigned_to !== null)).toHaveLength(2);

  const { bytes } = await downloadFrom(page.getByRole('button', { name: 'Exportar lo elegido' }));
  const text = bytes.toString();
  expect(text.match(new RegExp(`${mark}@prueba`, 'g'))).toHaveLength(2);
  expect(text).not.toContain('Berta');
  await expect(page.getByRole('button', { name: 'Borrar lo elegido…' })).toHaveCount(0);
});

test('an admin erases several entries with the keyboard, if confirmed', async ({ page, mark }) => {
  await openThree(page, mark, 'admin');
  await boxOf(page, 'Berta').press('Space');
  await expect(page.getByText('1 elegido', { exact: true })).toBeVisible();
  // Enter in a checkbox moves the focus to the actions.
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nuevo estado')).toBeFocused();
  for (const [role, name] of [
    ['button', 'Cambiar a todos'],
    ['combobox', 'Nueva persona'],
    ['button', 'Asignar todos'],
    ['button', 'Exportar lo elegido'],
    ['button', 'Borrar lo elegido…'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole(role, { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: '¿Borrar este envío?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Borrar definitivamente' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Se han borrado, junto con sus archivos.')).toBeVisible();
  // The filter of the list is kept.
  await expect(page).toHaveURL(`/admin/contacto?q=${mark}`);
  expect((await stored(mark)).map(({ name }) => name.split(' ')[0])).toEqual(['Álvaro', 'Íñigo']);
});

test('on a small screen a button opens the actions, with the keyboard', async ({ page, mark }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openThree(page, mark, 'equipo');
  const all = page.getByRole('checkbox', { name: 'Elegir todo lo que se ve' });
  const isMixed = () => all.evaluate((box: HTMLInputElement) => box.indeterminate);
  await boxOf(page, 'Berta').check();
  expect(await isMixed()).toBe(true);
  await all.check();
  expect(await isMixed()).toBe(false);
  await boxOf(page, 'Álvaro').uncheck();
  await expect(page.getByLabel('Nuevo estado')).toBeHidden();
  await all.press('Enter');
  await expect(page.getByRole('button', { name: 'Cambiar los 2 elegidos…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Nuevo estado')).toBeFocused();
  await page.getByLabel('Nuevo estado').selectOption('Aceptada');
  await press(page, 'Cambiar a todos', 'Estado actualizado');
  const states = (await stored(mark)).map(({ status }) => status);
  expect(states).toEqual(['nueva', 'aceptada', 'aceptada']);
});

test('an entry has its own address and shows the list it came from', async ({ page, mark }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openThree(page, mark, 'equipo', '&orden=nombre');
  await page.getByRole('link', { name: `Berta ${mark}` }).click();
  const title = page.getByRole('heading', { level: 1 });
  const list = page.getByRole('navigation', { name: 'La lista' });
  await expect(title).toHaveText(`Berta ${mark}`);
  await expect(list.getByRole('link')).toHaveCount(3);
  await expect(list.locator('[aria-current=page]')).toContainText('Berta');
  await page.reload();
  await expect(list.getByRole('link')).toHaveCount(3);
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(title).toHaveText(`Íñigo ${mark}`);
  await expect(title).toBeFocused();
  await expect(page.getByRole('link', { name: 'Siguiente' })).toHaveCount(0);
  await list.getByRole('link').first().click();
  await expect(title).toHaveText(`Álvaro ${mark}`);
  await page.goBack();
  await expect(title).toHaveText(`Íñigo ${mark}`);
  await page.getByRole('link', { name: 'Mensajes de contacto' }).last().click();
  const sorted = page.getByRole('columnheader', { name: 'Nombre' });
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
  // Its new state takes an entry out of the list, but not out of its place in the order.
  await page.goto(`/admin/contacto?q=${mark}&orden=nombre&estado=nueva`);
  await page.getByRole('link', { name: `Berta ${mark}` }).click();
  await expect(title).toHaveText(`Berta ${mark}`);
  await page.getByLabel('Estado', { exact: true }).selectOption('Aceptada');
  await press(page, 'Cambiar estado', 'Estado actualizado');
  await expect(list.getByRole('link')).toHaveCount(2);
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(title).toHaveText(`Íñigo ${mark}`);
});

test('a row ticked before the scripts arrive is selected', async ({ page, storePost, mark }) => {
  await storePost({ author: mark });
  await signIn(page, 'equipo');
  const scripts = await holdScripts(page);
  await scripts.open(`/admin/blog-posts?q=${mark}`);
  await page.getByRole('checkbox', { name: /^Elegir: / }).check();
  await scripts.release();
  await expect(page.getByText('1 elegido', { exact: true })).toBeVisible();
});

test('several posts are made drafts and deleted', async ({ page, storePost, mark }) => {
  for (const title of ['Uno', 'Dos'])
    await storePost({ author: mark, title: `${title} ${mark}`, status: 'published' });
  await signIn(page, 'equipo', `/admin/blog-posts?q=${mark}&orden=estado`);
  await page.getByRole('checkbox', { name: 'Elegir todo lo que se ve' }).check();
  await press(page, 'Pasar a borrador', 'Ya son borradores');
  await expect(page.getByRole('row').filter({ hasText: 'Borrador' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Eliminar lo elegido…' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Eliminar estos 2 posts?' });
  await expect(question).toContainText('Desaparecerán de la web con todas sus versiones.');
  await question.getByRole('button', { name: 'Sí, eliminar' }).click();
  await see(page, 'Posts eliminados', 'Ningún post coincide');
  await expect(page).toHaveURL(`/admin/blog-posts?q=${mark}&orden=estado`);
  const { data } = await secretClient().from('blog_posts').select('id').eq('author', mark);
  expect(data).toEqual([]);
});

/** Whether something covers the visible part of the focused element. */
const isFocusHidden = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const shown = document.elementFromPoint(x, y);
    return !shown || !(focused.contains(shown) || shown.contains(focused));
  });

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`the focus is never behind the bars at ${viewport.width} px`, async ({ page, mark }) => {
    await page.setViewportSize(viewport);
    await insertEntries(table, mark, 20);
    await signIn(page, 'admin', `/admin/contacto?q=${mark}`);
    await page.getByRole('row').nth(1).getByRole('checkbox').press('Space');
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press(key);
        const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
        expect(await isFocusHidden(page), `${key} ${step}: ${focused}`).toBe(false);
      }
    }
  });
}

test('the focus is never behind the heading of a column of the board', async ({ page, mark }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await insertEntries(table, mark, 12);
  await signIn(page, 'equipo', '/admin/contacto/tablero');
  const link = page.getByRole('link', { name: mark }).nth(5);
  await link.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await link.focus();
  expect(await isFocusHidden(page)).toBe(false);
});

test('the focus is in sight whole in every column of the board', async ({ page, mark }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  const states = ['nueva', 'en_revision', 'aceptada', 'rechazada', 'archivada'];
  await insertEntries(table, mark, 5, (index) => ({ status: states[index] }));
  await signIn(page, 'equipo', '/admin/contacto/tablero');
  const board = page.getByRole('region', { name: 'Tablero', exact: true });
  await board.locator('summary').first().focus();
  for (const state of ['En revisión', 'Aceptada', 'Rechazada', 'Archivada']) {
    const heading = board.locator('summary', { hasText: state });
    while (!(await heading.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await expect(heading).toBeInViewport({ ratio: 0.99 });
  }
});
