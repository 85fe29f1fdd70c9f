import { docx, pdf } from '../../fixtures/documents.ts';
import { clearFaults, setFault } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import {
  advice,
  attach,
  author,
  failed,
  fileNames,
  fill,
  sent,
  stored,
  submit,
} from '../../setup/proposal.ts';

test.describe('an editorial proposal while a service fails', () => {
  test.afterEach(clearFaults);

  for (const service of ['storage', 'rest'] as const) {
    test(`stores nothing incomplete: ${service}`, async ({ page }) => {
      const [fields, before] = [author(), await fileNames()];
      await page.goto('/dauro/editorial/propuesta');
      await fill(page, fields);
      await attach(page, pdf(), docx());
      await expect(page.getByText('Archivo recibido').locator('visible=true')).toHaveCount(4);
      await setFault(service, '500');
      await submit(page);
      await expect(page.getByText(failed)).toBeVisible();
      await expect(page.getByText(advice)).toBeVisible();
      await expect(page.getByLabel('Título de la obra')).toHaveValue(fields.titulo_obra);
      await setFault(service, 'ok');
      expect(await stored(fields.email)).toEqual([]);
      expect(await fileNames()).toEqual(before);

      await submit(page);
      await expect(page.getByText(sent)).toBeVisible();
      expect(await stored(fields.email)).toHaveLength(1);
    });
  }
});
