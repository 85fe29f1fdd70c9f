import { expect, follow, test } from '../../setup/browser.ts';
import { signIn } from '../../setup/sign-in.ts';

test('an admin sees the state of every service, and runs the checks again', async ({ page }) => {
  await signIn(page, 'admin');
  await follow(page, 'Estado', '/admin/estado');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estado');
  const main = page.getByRole('main');
  for (const service of ['Supabase', 'Archivos', 'Shopify', 'Correo', 'Sitio y servidor']) {
    await expect(main.getByRole('heading', { name: service, exact: true })).toBeVisible();
  }
  for (const part of [
    'Migraciones',
    'Tablas y columnas',
    'Políticas',
    'Funciones',
    'Disparadores',
    'Buckets',
  ]) {
    const heading = page.getByRole('heading', { name: part, exact: true });
    const answer = main.getByRole('listitem').filter({ has: heading });
    await expect(answer).toContainText('Bien');
  }
  await page.getByRole('button', { name: 'Comprobar de nuevo' }).click();
  await expect(main.getByText(/^Comprobado el /)).toBeVisible();
});
