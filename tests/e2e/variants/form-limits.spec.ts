import { docWithMacros, pdf, program } from '../../fixtures/documents.ts';
import { expect, test, withAndWithout } from '../../setup/browser.ts';
import { attach, filesAgain, sent, stored, submit, writeProposal } from '../../setup/proposal.ts';
import { useUpLimit } from '../../setup/rate-limit.ts';

const patience = 'Has enviado demasiadas solicitudes. Inténtalo de nuevo más tarde.';

for (const [scenario, way] of withAndWithout) {
  scenario(
    `past the rate limit a form asks to wait, and its files are not read, ${way} JavaScript`,
    async ({ page, problems, visitorAddress }) => {
      problems.expectFailure('/subidas/editorial/obra', 422);
      const hour = await useUpLimit('editorial', visitorAddress);
      const { fields, curriculum } = await writeProposal(page);
      await attach(page, { obra: way === 'with' ? docWithMacros() : program(), curriculum });
      await submit(page);
      // A toast with JavaScript, a part of the page without.
      const role = way === 'with' ? 'listitem' : 'alert';
      const notice = page.getByRole(role).filter({ hasText: patience });
      await expect(notice.getByText('Error', { exact: true })).toBeVisible();
      await expect(notice.getByText(patience, { exact: true })).toBeVisible();
      await expect(notice.getByText(filesAgain)).toHaveCount(way === 'with' ? 0 : 1);
      await expect(page.getByLabel('Título de la obra')).toHaveValue(fields.titulo_obra);
      expect(await stored(fields.email)).toEqual([]);
      await hour.forget();
      await page.getByLabel(/^Obra/).setInputFiles(pdf());
      // A page without JavaScript cannot keep the other file.
      if (way === 'without') await page.getByLabel(/^Currículum/).setInputFiles(curriculum);
      await submit(page);
      await expect(page.getByText(sent)).toBeVisible();
      expect(await stored(fields.email)).toHaveLength(1);
    },
  );
}

test('past their limits searches and stock answer 429', async ({ request, visitorAddress }) => {
  const limit = { hits: 300, seconds: 600 };
  await useUpLimit('busqueda', visitorAddress, limit);
  for (const path of ['/blog?q=agua', '/tienda?q=agua', '/tienda/buscar?q=agua']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(429);
    expect(answer.headers()['retry-after']).toBe('60');
    expect(await answer.text()).toContain(patience);
  }
  expect((await request.get('/blog')).status()).toBe(200);
  const stock = async () =>
    (await request.post('/tienda/existencias', { data: ['nada'] })).status();
  const statuses: number[] = [];
  // More than the limits of two minutes. Playwright is slow with more requests at once.
  for (let sent = 0; sent < 140; sent += 20) {
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, stock))));
  }
  expect(statuses).toContain(429);
});
