import { clearFaults, setFault } from '../../setup/backend.ts';
import { expect, press, test } from '../../setup/browser.ts';
import * as editorial from '../../setup/proposal.ts';

test.afterEach(clearFaults);

test('a failed withdrawal is reported, changes nothing, and works again', async ({ page }) => {
  const { fields, path } = await editorial.followedProposal(page);
  await page.goto(path);

  await page.getByText('Retirar la propuesta', { exact: true }).click();
  await setFault('rest', '500');
  await press(
    page,
    'Sí, retirar la propuesta',
    'No hemos podido retirar la propuesta',
    editorial.advice,
  );
  await setFault('rest', 'ok');
  expect((await editorial.stored(fields.email))[0]?.row).toMatchObject({
    status: 'nueva',
    obra_file_path: expect.stringMatching(/^manuscripts\//),
  });
  await page.getByRole('button', { name: 'Sí, retirar la propuesta' }).click();
  await expect(page.getByText('Propuesta retirada', { exact: true })).toBeVisible();
  expect((await editorial.stored(fields.email))[0]?.row).toMatchObject({
    status: 'retirada',
    obra_file_path: null,
  });
});
