import { setFault } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { advice, followedProposal, stored } from '../../setup/proposal.ts';

test.afterEach(() => setFault('rest', 'ok'));

test('a failed withdrawal is reported, changes nothing, and works again', async ({ page }) => {
  const { fields, path } = await followedProposal(page);
  await page.goto(path);

  await page.getByText('Retirar la propuesta', { exact: true }).click();
  await setFault('rest', '500');
  await page.getByRole('button', { name: 'Sí, retirar la propuesta' }).click();
  await expect(page.getByText('No hemos podido retirar la propuesta')).toBeVisible();
  await expect(page.getByText(advice)).toBeVisible();
  await setFault('rest', 'ok');
  expect((await stored(fields.email))[0]?.row).toMatchObject({
    status: 'nueva',
    obra_file_path: expect.stringMatching(/^manuscripts\//),
  });
  await page.getByRole('button', { name: 'Sí, retirar la propuesta' }).click();
  await expect(page.getByText('Propuesta retirada', { exact: true })).toBeVisible();
  expect((await stored(fields.email))[0]?.row).toMatchObject({
    status: 'retirada',
    obra_file_path: null,
  });
});
