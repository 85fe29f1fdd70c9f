import { clearFaults, setFault } from '../../setup/backend.ts';
import { expect, press, see, test } from '../../setup/browser.ts';
import * as editorial from '../../setup/proposal.ts';

test.afterEach(clearFaults);

test('a proposal stores nothing incomplete', async ({ page }) => {
  const before = await editorial.fileNames();
  const proposal = await editorial.writeProposal(page);
  const { email, titulo_obra } = proposal.fields;
  await editorial.attach(page, proposal);
  await expect(page.getByText('Archivo recibido').locator('visible=true')).toHaveCount(4);
  await setFault('rest', '500');
  await editorial.submit(page);
  await see(page, editorial.failed, editorial.advice);
  await expect(page.getByLabel('Título de la obra')).toHaveValue(titulo_obra);
  await setFault('rest', 'ok');
  expect(await editorial.stored(email)).toEqual([]);
  expect(await editorial.fileNames()).toEqual(before);

  await editorial.submit(page);
  await expect(page.getByText(editorial.sent)).toBeVisible();
  expect(await editorial.stored(email)).toHaveLength(1);
});

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
