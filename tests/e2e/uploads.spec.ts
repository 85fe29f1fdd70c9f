import AxeBuilder from '@axe-core/playwright';
import { docWithMacros, docx, pdf, pdfOfSize } from '../fixtures/documents.ts';
import { expect, test } from '../setup/browser.ts';
import { attach, author, expectStoredOnce, fill, sent, stored, submit } from '../setup/proposal.ts';
import { expectReceived, listenToSlot, setLine } from '../setup/uploads.ts';

const form = '/dauro/editorial/propuesta';

test.describe('a chosen file travels ahead of its form', () => {
  test('shows how far it is, can be cancelled and sent again', async ({ page }) => {
    const [fields, obra, curriculum] = [author(), pdfOfSize(3_000_000, 'larga.pdf'), docx()];
    await page.goto(form);
    await fill(page, fields);
    // Half a minute: on a busy machine the look at the accessibility takes its time, too.
    await setLine(page, 100_000);
    await page.getByLabel(/^Obra/).setInputFiles(obra);
    const bar = page.getByRole('progressbar', { name: 'Subida de larga.pdf' });
    await expect(bar).toBeVisible();
    await expect(page.getByText('larga.pdf · 2,9 MB')).toBeVisible();
    await expect
      .poll(async () => Number(await bar.getAttribute('value')), { timeout: 20_000 })
      .toBeGreaterThan(10);
    const { violations } = await new AxeBuilder({ page }).include('form').analyze();
    expect(violations).toEqual([]);

    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(bar).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'Subida cancelada' })).toHaveCount(1);

    await setLine(page, null);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expectReceived(page, 1);
    await page.getByLabel(/^Currículum/).setInputFiles(curriculum);
    await submit(page);
    await expect(page.getByText(sent)).toBeVisible();
    await expectStoredOnce(fields, obra, curriculum);
  });

  test('says in words where it is, and the next one that it waits', async ({ page }) => {
    await page.goto(form);
    const [first, second] = [
      await listenToSlot(page, /^Obra/),
      await listenToSlot(page, /^Currículum/),
    ];
    await setLine(page, 300_000);
    await attach(page, pdfOfSize(900_000), docx());
    await expect(page.getByText(/^Subiendo: \d+\u00a0%$/).first()).toBeVisible();
    await expect(page.getByText('En espera…').first()).toBeVisible();
    await setLine(page, null);
    await expectReceived(page, 2);
    const words = await first();
    expect(words).toContain('Comprobando el archivo…');
    expect(words.at(-1)).toBe('Archivo recibido');
    expect(await second()).toEqual(expect.arrayContaining(['En espera…', 'Archivo recibido']));
  });

  test('is waited for when the form is sent before it has arrived', async ({ page }) => {
    const [fields, obra, curriculum] = [author(), pdfOfSize(1_500_000), docx()];
    await page.goto(form);
    await fill(page, fields);
    await setLine(page, 300_000);
    await attach(page, obra, curriculum);
    await submit(page);
    await expect(page.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await expect(page.getByText(sent)).toBeVisible({ timeout: 30_000 });
    await expectStoredOnce(fields, obra, curriculum);
  });

  test('starts again by itself when the line breaks', async ({ page, problems }) => {
    const [fields, obra, curriculum] = [author(), pdf(), docx()];
    problems.expectConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    await page.goto(form);
    await fill(page, fields);
    let tries = 0;
    await page.route('**/subidas/editorial/obra', (route) => {
      tries += 1;
      return tries === 1 ? route.abort() : route.continue();
    });
    await attach(page, obra, curriculum);
    await expectReceived(page, 2);
    expect(tries).toBe(2);
    await submit(page);
    await expect(page.getByText(sent)).toBeVisible();
    await expectStoredOnce(fields, obra, curriculum);
  });

  test('is refused at once, in words, and the form says so when it is sent all the same', async ({
    page,
    problems,
  }) => {
    const fields = author();
    problems.expectFailure('/subidas/editorial/obra', 422);
    await page.goto(form);
    await fill(page, fields);
    await attach(page, docWithMacros(), docx());
    const sentence = /El documento contiene macros y no podemos aceptarlo/;
    await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
    await submit(page);
    await expect(page.getByLabel(/^Obra/)).toHaveAccessibleDescription(/Guárdalo sin macros/);
    await expect(page.getByText(sentence).last()).toBeVisible();
    expect(await stored(fields.email)).toEqual([]);
  });

  test('says when it cannot be sent, and is sent when one tries again', async ({
    page,
    problems,
  }) => {
    const [fields, obra, curriculum] = [author(), pdf(), docx()];
    problems.expectConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    await page.goto(form);
    await fill(page, fields);
    await page.route('**/subidas/editorial/obra', (route) => route.abort());
    await attach(page, obra, curriculum);
    const told = page.getByRole('status').filter({ hasText: 'No se ha podido subir' });
    await expect(told).toHaveCount(1, { timeout: 20_000 });
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expectReceived(page, 2);
    await submit(page);
    await expect(page.getByText(sent)).toBeVisible();
    await expectStoredOnce(fields, obra, curriculum);
  });
});
