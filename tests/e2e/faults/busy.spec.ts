import { docx, pdfOfSize } from '../../fixtures/documents.ts';
import { expect, noScript } from '../../setup/browser.ts';
import { Crowd } from '../../setup/crowd.ts';
import { Instance } from '../../setup/instance.ts';
import { attach, author, fill, sent, stored, submit } from '../../setup/proposal.ts';
import { proposalPath } from '../../setup/raw-form.ts';

noScript(
  'a form is told when too many are sent at once, and goes through later',
  async ({ page, problems }) => {
    const site = await Instance.start({});
    try {
      const address = new URL(proposalPath, site.url);
      const [fields, obra, curriculum] = [author(), pdfOfSize(200_000), docx()];
      await page.goto(address.href);
      await fill(page, fields);
      await attach(page, obra, curriculum);
      const crowd = await Crowd.gather(address);
      problems.expectFailure(proposalPath, 503);
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        submit(page),
      ]);
      expect(answer.status()).toBe(503);
      expect(answer.headers()['retry-after']).toBe('60');
      await expect(page.getByRole('heading', { name: 'Hay mucha gente enviando' })).toBeVisible();
      await expect(
        page.getByText(
          'Ahora mismo recibimos más archivos de los que podemos atender y no hemos guardado nada de lo que has enviado. Vuelve atrás dentro de un minuto e inténtalo de nuevo.',
        ),
      ).toBeVisible();
      expect(await stored(fields.email)).toEqual([]);

      crowd.disperse();
      await page.getByRole('link', { name: 'Volver al formulario' }).click();
      await fill(page, fields);
      await attach(page, obra, curriculum);
      await submit(page);
      await expect(page.getByText(sent)).toBeVisible();
      expect(await stored(fields.email)).toHaveLength(1);
    } finally {
      await site.end('SIGKILL');
    }
  },
);
