import { clearFaults, setFault } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import {
  advice,
  attach,
  failed,
  fileNames,
  sent,
  stored,
  submit,
  writeProposal,
} from '../../setup/proposal.ts';

test.describe('an editorial proposal while a service fails', () => {
  test.afterEach(clearFaults);

  for (const service of ['storage', 'rest'] as const) {
    test(`stores nothing incomplete: ${service}`, async ({ page }) => {
      const before = await fileNames();
      const proposal = await writeProposal(page);
      const { email, titulo_obra } = proposal.fields;
      await attach(page, proposal);
      await expect(page.getByText('Archivo recibido').locator('visible=true')).toHaveCount(4);
      await setFault(service, '500');
      await submit(page);
      await expect(page.getByText(failed)).toBeVisible();
      await expect(page.getByText(advice)).toBeVisible();
      await expect(page.getByLabel('Título de la obra')).toHaveValue(titulo_obra);
      await setFault(service, 'ok');
      expect(await stored(email)).toEqual([]);
      expect(await fileNames()).toEqual(before);

      await submit(page);
      await expect(page.getByText(sent)).toBeVisible();
      expect(await stored(email)).toHaveLength(1);
    });
  }
});
