import { docx, pdf } from '../../fixtures/documents.ts';
import { setFault } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { expectMail } from '../../setup/mail.ts';
import { advice, attach, author, fill, sent, stored, submit } from '../../setup/proposal.ts';

test.afterEach(() => setFault('rest', 'ok'));

test('a failed withdrawal is reported, changes nothing, and works again', async ({ page }) => {
  const fields = author();
  await page.goto('/dauro/editorial/propuesta');
  await fill(page, fields);
  await attach(page, pdf(), docx());
  await submit(page);
  await expect(page.getByText(sent)).toBeVisible();
  const [mail] = await expectMail(`To: ${fields.email}`, 1);
  await page.goto(/\/propuesta\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '');

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
