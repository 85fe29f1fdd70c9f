import { site } from '../../lib/site.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { secretClient } from '../setup/backend.ts';
import { expect, test, variant, withAndWithout } from '../setup/browser.ts';
import { followedProposal, stored } from '../setup/proposal.ts';
import { useUpLimit } from '../setup/rate-limit.ts';
import { storeTrackedProposal } from '../setup/stored-proposals.ts';

const setStatus = async (id: string, status: string) => {
  const proposals = secretClient().from('editorial_submissions');
  await proposals.update({ status }).eq('id', id).throwOnError();
};

for (const [scenario, way] of withAndWithout) {
  scenario(`an author follows a proposal and withdraws it, ${way} JavaScript`, async ({ page }) => {
    const { fields, path } = await followedProposal(page);
    const answer = await page.goto(path);

    // The page is private: not stored, not indexed, no referrer for other origins.
    const headers = (await answer?.allHeaders()) ?? {};
    expect(headers['cache-control']).toMatch(/no-store/);
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['content-security-policy']).toMatch(/'nonce-/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    if (way === 'with') await expectAccessible(page);

    const [{ row } = { row: null }] = await stored(fields.email);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(fields.titulo_obra);
    await expect(main).toContainText(row.reference);
    await expect(main).toContainText('Recibida');
    await setStatus(row.id, 'en_revision');
    await page.reload();
    await expect(main).toContainText('En lectura');

    const confirm = main.getByRole('button', { name: 'Sí, retirar la propuesta' });
    await expect(confirm).toBeHidden();
    await main.getByText('Retirar la propuesta', { exact: true }).click();
    await expect(main.getByText('¿Seguro que quieres retirarla?')).toBeVisible();
    await expect(
      main.getByText(
        `Dejaremos de leerla, borraremos la obra y el currículum y no podrás deshacerlo. Si además quieres que borremos tus datos, escribe a ${site.email.privacy}.`,
        { exact: true },
      ),
    ).toBeVisible();
    await confirm.click();
    if (way === 'with') {
      await expect(page.getByText('Propuesta retirada', { exact: true })).toBeVisible();
      await expect(
        page.getByText('Hemos avisado al equipo. Gracias por habernos dejado leerte.', {
          exact: true,
        }),
      ).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await expect(main).toContainText('Retirada');
    await expect(confirm).toBeHidden();
    await expect(main).toContainText('sus archivos se borran');
    expect((await stored(fields.email))[0]?.row.status).toBe('retirada');
  });
}

const states = [
  ['nueva', 'Recibida', true],
  ['en_revision', 'En lectura', true],
  ['aceptada', 'Aceptada', false],
  ['rechazada', 'No seleccionada', false],
  ['archivada', 'Archivada', false],
  ['retirada', 'Retirada', false],
] as const;

test('every state has its name; only open ones are withdrawn', variant, async ({ page, mark }) => {
  const { id, token } = await storeTrackedProposal(mark);
  await page.goto(`/propuesta/${token}`);
  await expect(page).toHaveTitle(/^Seguimiento de tu propuesta/);
  const main = page.getByRole('main');
  await expect(main.getByRole('term')).toHaveText(['Referencia', 'Recibida', 'Último paso']);
  await expect(
    main.getByText(
      `Esta página es privada: quien tenga su dirección puede verla. Para cualquier duda escribe a ${site.email.editorial} y pon la referencia en el asunto.`,
      { exact: true },
    ),
  ).toBeVisible();

  // It is closed while the page is open.
  await main.getByText('Retirar la propuesta', { exact: true }).click();
  await setStatus(id, 'rechazada');
  await page.getByRole('button', { name: 'Sí, retirar la propuesta' }).click();
  await expect(page.getByText('Esta propuesta ya está cerrada', { exact: true })).toBeVisible();
  await expect(
    page.getByText('No se puede retirar. Vuelve a cargar la página para ver su estado.', {
      exact: true,
    }),
  ).toBeVisible();

  for (const [status, label, canWithdraw] of states) {
    await setStatus(id, status);
    await page.reload();
    await expect(main.getByText('Estado', { exact: true }).locator('+ p')).toHaveText(label);
    await expect(main.getByText('Retirar la propuesta', { exact: true })).toBeVisible({
      visible: canWithdraw,
    });
  }
});

test('guessing addresses is rate-limited', async ({ request, visitorAddress }) => {
  const guess = () => request.get(`/propuesta/${'A'.repeat(43)}`);
  await useUpLimit('seguimiento', visitorAddress, { hits: 119, seconds: 3600 });
  expect((await guess()).status()).toBe(404);
  const refused = await guess();
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  const text = await refused.text();
  expect(text).toContain('Un momento');
  expect(text).toContain('Has enviado demasiadas solicitudes. Inténtalo de nuevo más tarde.');
  expect(text).toContain('Volver al inicio');
});
