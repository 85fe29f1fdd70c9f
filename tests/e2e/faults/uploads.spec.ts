import { setFault } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { attach, sendOnce, writeProposal } from '../../setup/proposal.ts';
import { expectReceived } from '../../setup/uploads.ts';

const storageAddress = /\/object\/upload\/sign\/editorial-submissions\//;

test.describe('a file uploaded before its form while the storage fails', () => {
  test.beforeEach(({ problems }) => {
    problems.expectConsole(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED/);
    problems.expectFailure(/\/subidas\/|\/object\/upload\/sign\//, 500);
  });
  test.afterEach(() => setFault('storage', 'ok'));

  test('reports the failure, and is uploaded at the next try', async ({ page }) => {
    const proposal = await writeProposal(page);
    await setFault('storage', '500');
    await attach(page, proposal);
    const told = page.getByRole('status').filter({ hasText: 'No se ha podido subir' });
    await expect(told).toHaveCount(2, { timeout: 30_000 });
    await setFault('storage', 'ok');
    // The first button was removed when it was pressed.
    for (const _ of ['obra', 'curriculum'])
      await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await expectReceived(page, 2);
    await sendOnce(page, proposal);
  });

  for (const mode of ['refused', 'timeout'] as const) {
    test(`is retried automatically after a short failure: ${mode}`, async ({ page }) => {
      const proposal = await writeProposal(page);
      const { promise: failing, resolve } = Promise.withResolvers<void>();
      // The signed address is already issued, so the fault affects the upload itself.
      await page.route(
        storageAddress,
        async (route) => {
          await setFault('storage', mode);
          await route.continue();
          resolve();
        },
        { times: 1 },
      );
      await attach(page, proposal);
      await failing;
      const waits = mode === 'timeout' ? 'Comprobando el archivo…' : 'En espera…';
      await expect(page.getByRole('status').filter({ hasText: waits }).first()).toBeAttached();
      await setFault('storage', 'ok');
      await expectReceived(page, 2);
      await sendOnce(page, proposal);
    });
  }
});
