import type { Route } from '@playwright/test';
import { docWithMacros, pdfOfSize } from '../../fixtures/documents.ts';
import { expectAccessible } from '../../setup/accessible.ts';
import { expect, test } from '../../setup/browser.ts';
import * as editorial from '../../setup/proposal.ts';
import { proposalPath } from '../../setup/raw-form.ts';
import {
  expectReceived,
  limitUploadSpeed,
  listenToSlot,
  outdateFirst,
} from '../../setup/uploads.ts';

const siteAddress = /\/subidas\/editorial\/obra$/;
const storageAddress = /\/object\/upload\/sign\/editorial-submissions\/quarantine\/editorial-obra-/;

test.describe('a chosen file is uploaded before its form is sent', () => {
  test('shows its progress, and can be cancelled and uploaded again', async ({ page }) => {
    const proposal = await editorial.writeProposal(
      page,
      editorial.newProposal(pdfOfSize(3_000_000, 'larga.pdf')),
    );
    // Half a minute, because the accessibility check is slow on a busy machine.
    await limitUploadSpeed(page, 100_000);
    await page.getByLabel(/^Obra/).setInputFiles(proposal.obra);
    const bar = page.getByRole('progressbar', { name: 'Subida de larga.pdf' });
    await expect(bar).toBeVisible();
    await expect(page.getByText('larga.pdf · 2,9 MB')).toBeVisible();
    await expect
      .poll(async () => Number(await bar.getAttribute('value')), { timeout: 20_000 })
      .toBeGreaterThan(10);
    await expectAccessible(page, undefined, 'form');

    // The end of the upload moves nothing below it.
    const height = async () => {
      const below = page.getByRole('checkbox', { name: /política de privacidad/ });
      const [top, bottom] = [page.getByLabel(/^Obra/), below].map((part) => part.boundingBox());
      return ((await bottom)?.y ?? 0) - ((await top)?.y ?? 0);
    };
    const before = await height();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(bar).toBeHidden();
    expect(await height()).toBe(before);
    await expect(page.getByRole('status').filter({ hasText: 'Subida cancelada' })).toHaveCount(1);

    await limitUploadSpeed(page, null);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expectReceived(page, 1);
    await page.getByLabel(/^Currículum/).setInputFiles(proposal.curriculum);
    await editorial.sendOnce(page, proposal);
  });

  test('shows its progress in words, and the next file and the form wait', async ({ page }) => {
    const toSite: number[] = [];
    page.on('request', (request) => {
      if (siteAddress.test(request.url())) toSite.push(request.postDataBuffer()?.length ?? 0);
    });
    const proposal = await editorial.writeProposal(page, editorial.newProposal(pdfOfSize(900_000)));
    const [first, second] = [
      await listenToSlot(page, /^Obra/),
      await listenToSlot(page, /^Currículum/),
    ];
    await limitUploadSpeed(page, 300_000);
    await editorial.attach(page, proposal);
    await expectReceived(page, 2);
    const words = await first();
    expect(words).toContainEqual(expect.stringMatching(/^Subiendo: \d+\u00a0%$/));
    expect(words).toContain('Comprobando el archivo…');
    expect(words.at(-1)).toBe('Archivo recibido');
    expect(await second()).toEqual(expect.arrayContaining(['En espera…', 'Archivo recibido']));
    // The file itself went to the storage directly; the site was only told of it.
    expect(toSite).toHaveLength(1);
    expect(toSite[0]).toBeLessThan(1000);

    // Sent before the upload of another file has ended.
    const larger = { ...proposal, obra: pdfOfSize(1_500_000) };
    await limitUploadSpeed(page, 100_000);
    await editorial.attach(page, larger);
    await editorial.submit(page);
    await expect(page.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await limitUploadSpeed(page, null);
    await expect(page.getByText(editorial.sent)).toBeVisible({ timeout: 30_000 });
    await editorial.expectStoredOnce(larger);
  });

  const breaks = (route: Route) => route.abort();
  const losesAnswer = async (route: Route) => {
    expect((await route.fetch()).status()).toBe(200);
    await route.abort();
  };
  const isRefused = (route: Route) => {
    const json = { statusCode: '400', error: 'InvalidJWT', message: 'exp' };
    return route.fulfill({ status: 400, json, headers: { 'access-control-allow-origin': '*' } });
  };
  for (const [name, address, spoil, second] of [
    ['is retried when the connection to the site breaks', siteAddress, breaks, 'any'],
    // The second attempt finds the file of the first one already stored.
    ['is stored once when only the response is lost', storageAddress, losesAnswer, 'the same'],
    ['gets another address when the first has expired', storageAddress, isRefused, 'another'],
  ] as const) {
    test(name, async ({ page, problems }) => {
      if (spoil !== isRefused) problems.expectConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
      if (spoil !== breaks) problems.expectFailure(storageAddress, 400);
      const proposal = await editorial.writeProposal(page);
      const addresses: string[] = [];
      await page.route(address, (route, request) => {
        addresses.push(request.url());
        return addresses.length === 1 ? spoil(route) : route.continue();
      });
      await editorial.attach(page, proposal);
      await expectReceived(page, 2);
      expect(addresses).toHaveLength(2);
      if (second === 'the same') expect(addresses[1]).toBe(addresses[0]);
      if (second === 'another') expect(addresses[1]).not.toBe(addresses[0]);
      await editorial.sendOnce(page, proposal);
    });
  }

  test('with macros is refused when the form is sent, and can be replaced', async ({ page }) => {
    const proposal = await editorial.writeProposal(page);
    await editorial.attach(page, { ...proposal, obra: docWithMacros() });
    await expectReceived(page, 2);
    const forms: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') forms.push(new URL(request.url()).pathname);
    });
    const sentence = /Contiene macros: guárdalo sin macros/;
    for (const _ of ['the server says so', 'the page knows by now']) {
      await editorial.submit(page);
      await expect(page.getByLabel(/^Obra/)).toHaveAccessibleDescription(/guárdalo sin macros/);
      await expect(page.getByText(sentence).last()).toBeVisible();
      await expectReceived(page, 1);
    }
    expect(forms).toEqual([proposalPath]);
    await expect(page.getByLabel('Título de la obra')).toHaveValue(proposal.fields.titulo_obra);
    expect(await editorial.stored(proposal.fields.email)).toEqual([]);

    await page.getByLabel(/^Obra/).setInputFiles(proposal.obra);
    await expectReceived(page, 2);
    await editorial.sendOnce(page, proposal);
  });

  test('is sent with the form when the storage cannot be reached', async ({ page, problems }) => {
    problems.expectConsole(/ERR_FAILED/);
    const proposal = await editorial.writeProposal(page);
    await page.route(storageAddress, (route) => route.abort());
    await editorial.attach(page, proposal);
    // Uploads run one after the other, and the first fails only after its third try.
    await expect(page.getByRole('status').filter({ hasText: 'No se ha podido subir' })).toHaveCount(
      1,
    );
    await expectReceived(page, 1);
    await editorial.sendOnce(page, proposal, { timeout: 20_000 });
  });

  test('is uploaded again by the next attempt when it expired before', async ({ page }) => {
    const proposal = await editorial.writeProposal(page);
    await editorial.attach(page, proposal);
    await expectReceived(page, 2);
    const patience = await outdateFirst(page, proposalPath);
    await editorial.submit(page);
    await expect(
      page.getByText(
        'El archivo que elegiste ya no está disponible. Pulsa otra vez el botón y lo enviaremos de nuevo.',
      ),
    ).toBeVisible();
    const again = /Vuelve a elegir el archivo/;
    await expect(page.getByLabel(/^Obra/)).toHaveAccessibleDescription(again);
    await expect(page.getByLabel(/^Currículum/)).not.toHaveAccessibleDescription(again);
    await expect(page.getByLabel('Título de la obra')).toHaveValue(proposal.fields.titulo_obra);
    expect(await editorial.stored(proposal.fields.email)).toEqual([]);
    await patience.forget();
    await editorial.sendOnce(page, proposal);
  });
});
