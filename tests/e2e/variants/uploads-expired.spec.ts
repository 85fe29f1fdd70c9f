import { docx, pdf } from '../../fixtures/documents.ts';
import { expect, test } from '../../setup/browser.ts';
import { attach, author, fill, sendOnce, stored, submit } from '../../setup/proposal.ts';
import { expectReceived, outdateFirst } from '../../setup/uploads.ts';

const form = '/dauro/editorial/propuesta';

test('an upload that expired before its form was sent is reported, and uploaded again by the next attempt', async ({
  page,
}) => {
  const [fields, obra, curriculum] = [author(), pdf(), docx()];
  await page.goto(form);
  await fill(page, fields);
  await attach(page, obra, curriculum);
  await expectReceived(page, 2);
  const patience = await outdateFirst(page, form);
  await submit(page);
  await expect(
    page.getByText(
      'Ha pasado demasiado tiempo desde que elegiste el archivo. Pulsa otra vez el botón y lo enviaremos de nuevo.',
    ),
  ).toBeVisible();
  await expect(page.getByLabel(/^Obra/)).toHaveAccessibleDescription(/Vuelve a elegir el archivo/);
  await expect(page.getByLabel(/^Currículum/)).not.toHaveAccessibleDescription(/Vuelve a elegir/);
  await expect(page.getByLabel('Título de la obra')).toHaveValue(fields.titulo_obra);
  expect(await stored(fields.email)).toEqual([]);
  await patience.forget();

  await sendOnce(page, fields, obra, curriculum);
});
