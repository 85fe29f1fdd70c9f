import { clearFaults, setFault } from '../../setup/backend.ts';
import { expect, press, see, test } from '../../setup/browser.ts';
import {
  advice,
  attach,
  failed,
  fileNames,
  followedProposal,
  sent,
  stored,
  submit,
  writeProposal,
} from '../../setup/proposal.ts';

test.afterEach(clearFaults);

test('a proposal stores nothing incomplete', async ({ page }) => {
  const before = await fileNames();
  const proposal = await writeProposal(page);
  const { email, titulo_obra } = proposal.fields;
  await attach(page, proposal);
  await expect(page.getByText('Archivo recibido').locator('visible=true')).toHaveCount(4);
  await setFault('rest', '500');
  await submit(page);
  await see(page, failed, advice);
  await expect(page.getByLabel('Título de la obra')).toHaveValue(titulo_obra);
  await setFault('rest', 'ok');
  expect(await stored(email)).toEqual([]);
  expect(await fileNames()).toEqual(before);

  await submit(page);
  await expect(page.getByText(sent)).toBeVisible();
  expect(await stored(email)).toHaveLength(1);
});

test('a failed withdrawal is reported, changes nothing, and works again', async ({ page }) => {
  const { fields, path } = await followedProposal(page);
  await page.goto(path);

  await page.getByText('Retirar la propuesta', { exact: true }).click();
  await setFault('rest', '500');
  await press(page, 'Sí, retirar la propuesta', 'No hemos podido retirar la propuesta', advice);
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
