import { secretClient } from '../setup/backend.ts';
import { expect, test } from '../setup/browser.ts';
import { insertEntries } from '../setup/entries.ts';
import { signIn } from '../setup/sign-in.ts';

const table = 'contact_messages';

test('the dashboard says that there are examples, and lets admins remove them', async ({
  page,
  mark,
}) => {
  // The last key of lib/submissions/examples, which the examples themselves do not reach.
  const [example, visitor] = await insertEntries(table, mark, 2, (index) => ({
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
  const { data } = await secretClient().from(table).select('id').in('id', [example, visitor]);
  expect(data).toEqual([{ id: visitor }]);
});
