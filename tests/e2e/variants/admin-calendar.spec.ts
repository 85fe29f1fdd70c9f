import { expect, follow, see, test } from '../../setup/browser.ts';
import { signIn } from '../../setup/sign-in.ts';

for (const width of [360, 768, 1280]) {
  test(`the calendar shows posts by month at ${width} px`, async ({ page, storePost }) => {
    await page.setViewportSize({ width, height: 900 });
    // In Madrid this is the first of April.
    const scheduled_for = '2032-03-31T22:30:00Z';
    const planned = await storePost({ status: 'scheduled', scheduled_for });
    const published = await storePost({
      status: 'published',
      published_at: '2004-04-15T10:00:00Z',
    });
    const draft = await storePost();
    await signIn(page, 'equipo', '/admin/calendario?mes=2032-05');
    await see(page, 'No hay nada previsto ni publicado en mayo de 2032.');
    await page.getByRole('link', { name: 'Mes anterior: abril de 2032' }).press('Enter');
    await expect(page).toHaveURL(/\?mes=2032-04$/);
    const day = page.getByRole('listitem').filter({ hasText: 'jueves, 01/04/2032' });
    await expect(day.getByRole('link', { name: `00:30 ${planned.title}` })).toBeVisible();
    // The test of the other width schedules a post at the same time.
    const entry = day.getByRole('listitem').filter({ hasText: planned.title });
    await expect(entry.getByText('Programado')).toBeVisible();
    await expect(page.getByText(draft.title)).toHaveCount(0);
    await expect(page.getByText('viernes, 02/04/2032', { exact: true })).toBeVisible({
      visible: width > 1000,
    });
    const begin = page.getByRole('link', { name: 'viernes, 02/04/2032: nuevo post' });
    await expect(begin).toBeVisible({ visible: width > 1000 });
    if (width > 1000) {
      await begin.click();
      await expect(page.getByLabel('Estado')).toHaveValue('scheduled');
      await expect(page.getByLabel('Fecha y hora de publicación')).toHaveValue('02/04/2032 09:00');
      await page.goBack();
    }
    await follow(page, 'Mes siguiente: mayo de 2032', /\?mes=2032-05$/);

    await page.goto('/admin/calendario?mes=2004-04');
    const past = page.getByRole('listitem').filter({ hasText: 'jueves, 15/04/2004' });
    const old = past.getByRole('listitem').filter({ hasText: published.title });
    await expect(old.getByText('Publicado')).toBeVisible();
    await follow(past, `12:00 ${published.title}`, `/admin/blog-posts/edit/${published.id}`);
  });
}

test('the calendar opens with the current month, also by Ctrl+K', async ({ page }) => {
  await signIn(page, 'equipo');
  await page.getByRole('link', { name: 'Calendario', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible();
  await expect(page.getByText('hoy', { exact: false }).first()).toBeAttached();
  const now = page.getByRole('link', { name: 'Este mes' });
  await expect(now).toHaveCount(0);
  await page.getByRole('link', { name: /^Mes siguiente/ }).click();
  await now.click();
  await expect(page).toHaveURL('/admin/calendario');
  await page.goto('/admin/calendario?mes=nada');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('calendario');
  await expect(page.getByRole('option', { name: 'Calendario' })).toBeVisible();
});
