import type { Page } from '@playwright/test';
import { secretClient } from '../setup/backend.ts';
import { expect, expectLink, follow, test, variant } from '../setup/browser.ts';
import { insertEntries } from '../setup/entries.ts';
import { signIn } from '../setup/sign-in.ts';

const menu = [
  'Panel Principal',
  'Posts del Blog',
  'Calendario',
  'Imágenes',
  'Contactos DauroArte',
  'Propuestas Editoriales',
  'Contactos Servicios',
  'Mensajes de contacto',
];

/** The names of the menu entries; a list with new entries has their number after its name. */
const entries = menu.map((name) => new RegExp(`^${name}(\\d+\\+? por atender)?$`));

const sidebar = (page: Page) => page.locator('#menu-lateral');
const widthOf = (page: Page) =>
  sidebar(page).evaluate((element) => element.getBoundingClientRect().width);

/** The menu has groups with headings, without those that one may not enter. */
async function expectGroups(page: Page, groups: string[]): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Administración' });
  await expect(menu.locator('p')).toHaveText(groups);
  await expect(menu.getByRole('list')).toHaveCount(groups.length + 1);
  for (const name of groups) await expect(menu.getByRole('list', { name })).toBeVisible();
}

test.describe('the menu of the back-office', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('is 16 rem wide or 3 for 7 days, and can be skipped', variant, async ({ page, context }) => {
    await signIn(page, 'equipo');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(sidebar(page).getByRole('listitem')).toHaveText(entries);
    await expectGroups(page, ['Contenidos', 'Bandejas']);
    expect(await widthOf(page)).toBe(256);
    await page.keyboard.press('Control+b');
    await expect.poll(() => widthOf(page)).toBe(48);
    const cookie = (await context.cookies()).find(({ name }) => name === 'dauro-sidebar');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(cookie?.value).toBe('collapsed');
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);

    // The server renders the stored state of the menu, so that the layout does not shift.
    const html = await (await page.request.get('/admin')).text();
    expect(html).toContain('data-sidebar="collapsed"');
    await page.reload();
    expect(await widthOf(page)).toBe(48);
    const posts = sidebar(page).getByRole('link', { name: 'Posts del Blog' });
    await posts.focus();
    await expect(posts.getByText('Posts del Blog')).toHaveCSS('opacity', '1');
    // Escape hides the name, and the pointer can move onto another.
    await page.keyboard.press('Escape');
    await expect(posts.getByText('Posts del Blog')).toHaveCSS('opacity', '0');
    const calendar = sidebar(page).getByRole('link', { name: 'Calendario' });
    await calendar.hover();
    await calendar.getByText('Calendario').hover();
    await expect(calendar.getByText('Calendario')).toHaveCSS('opacity', '1');

    const toggle = page.getByRole('button', { name: 'Contraer o desplegar el menú' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Meta+b');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('links to every page, marks the current one, and has more for admins', async ({ page }) => {
    await signIn(page, 'admin');
    await expectGroups(page, ['Contenidos', 'Bandejas', 'Casa']);
    const people = sidebar(page).getByRole('link', { name: 'Personas' });
    await people.click();
    await expect(page).toHaveURL('/admin/personas');
    await expect(people).toHaveAttribute('aria-current', 'page');
    const way = page.getByRole('navigation', { name: 'Ruta' });
    await expect(way.getByRole('listitem')).toHaveText(['Panel Principal', 'Personas']);
    await way.getByRole('link', { name: 'Panel Principal' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel Principal');
  });
});

test('the dashboard shows what waits for one, counters and a chart', async ({ page, mark }) => {
  // One is older than all other entries, and still kept; one is of this week.
  const created_at = new Date(Date.now() - 350 * 86_400_000).toISOString();
  const [id] = await insertEntries('contact_messages', mark, 2, (index) =>
    index === 0 ? { created_at } : {},
  );
  await signIn(page, 'equipo');
  const region = (name: string) => page.getByRole('region', { name });
  const overdue = region('Más de 48 horas laborables sin respuesta');
  await expect(overdue).toContainText(`Rosario Peña ${mark}`);
  await expect(page.getByRole('main')).not.toContainText('No te espera nada');
  await expectLink(region('Sin leer'), 'Mensajes de contacto', '/admin/contacto?estado=nueva');

  const counters = page.getByRole('list', { name: 'Contadores' }).getByRole('listitem');
  await expect(counters).toHaveCount(5);
  for (const name of ['Contactos DauroArte', 'Propuestas Editoriales', 'Contactos Servicios']) {
    await expect(counters.filter({ hasText: name })).toContainText(/\d.*semana/s);
  }
  await expect(page.getByRole('img', { name: /doce últimas semanas/ })).toBeVisible();
  await page.getByText('Ver como tabla').click();
  const table = page.getByRole('table', { name: 'Consultas por semana' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(page.getByRole('heading', { name: 'Lo último' })).toBeVisible();

  await follow(overdue, mark, `/admin/contacto/${id}`);
});

test('the menu shows the number of new entries, also after a change', async ({ page, mark }) => {
  await signIn(page, 'equipo');
  const link = sidebar(page).getByRole('link', { name: 'Mensajes de contacto' });
  const waiting = async () => Number(/\d+/.exec((await link.textContent()) ?? '')?.[0] ?? 0);
  const stored = async () => {
    const messages = secretClient().from('contact_messages');
    const { count } = await messages
      .select('id', { count: 'exact', head: true })
      .eq('status', 'nueva');
    return count;
  };
  const isTrue = async () => (await waiting()) === (await stored());
  const [id = ''] = await insertEntries('contact_messages', mark);
  await link.click();
  // Other tests add and remove messages at the same time, so the whole of it is repeated until none did.
  await expect(async () => {
    const messages = secretClient().from('contact_messages');
    await messages.update({ status: 'nueva' }).eq('id', id).throwOnError();
    await page.goto(`/admin/contacto/${id}`);
    expect(await isTrue()).toBe(true);
    await page.getByLabel('Estado').selectOption('En revisión');
    await page.getByRole('button', { name: 'Cambiar estado' }).click();
    await expect(page.getByText('Estado actualizado').first()).toBeVisible();
    await expect.poll(isTrue, { timeout: 3000 }).toBe(true);
  }).toPass();
});

test('an unknown address answers 404 inside the frame', variant, async ({ page, problems }) => {
  await signIn(page, 'equipo');
  for (const path of [
    '/admin/no-existe',
    '/admin/no-existe/ni/esto',
    '/admin/editorial/no-es-un-identificador',
    `/admin/contacto/${crypto.randomUUID()}`,
  ]) {
    problems.expectFailure(path, 404);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aquí no hay nada');
    await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  }
});

test('the dashboard tells of examples, and lets admins remove them', async ({ page, mark }) => {
  // The last key of lib/submissions/examples, which the examples themselves do not reach.
  const [example, visitor] = await insertEntries('contact_messages', mark, 2, (index) => ({
    idempotency_key: index === 0 ? 'ejemplo:40' : `contacto:${mark}`,
  }));
  const line = page.getByText(/ejemplos, para probarlo todo sin miedo/);
  await signIn(page, 'equipo');
  await expect(line).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quitar los ejemplos…' })).toHaveCount(0);

  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Quitar los ejemplos…' }).click();
  const dialog = page.getByRole('alertdialog', { name: '¿Quitar los ejemplos?' });
  await dialog.getByRole('button', { name: 'Quitar los ejemplos', exact: true }).click();
  await expect(page.getByText('Ejemplos quitados')).toBeVisible();
  await expect(line).toBeHidden();
  const messages = secretClient().from('contact_messages');
  const { data } = await messages.select('id').in('id', [example, visitor]);
  expect(data).toEqual([{ id: visitor }]);
});
