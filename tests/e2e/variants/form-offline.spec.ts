import { expect, test } from '../../setup/browser.ts';
import {
  enquirer,
  enquiryForms,
  expectEnquiryOnce,
  fillEnquiry,
  sendEnquiry,
} from '../../setup/enquiry.ts';
import { advice, author, failed, fill, submit } from '../../setup/proposal.ts';

/**
 * The code that validates and sends a form is loaded at the first focus. When the connection is lost before that, the
 * code for toasts is missing too, so the page itself shows the message, and the typed values stay.
 */
const late = /\/_next\/static\/chunks\//;

for (const form of enquiryForms) {
  test(`«${form.heading}» shows a message when its scripts do not load, and can be sent later`, async ({
    page,
    problems,
  }) => {
    problems.expectConsole(/ERR_FAILED|could not be sent/);
    const fields = enquirer();
    await page.goto(form.path, { waitUntil: 'networkidle' });
    await page.route(late, (route) => route.abort());
    await fillEnquiry(page, fields, form.service);
    await sendEnquiry(page);
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice.getByText(form.failed, { exact: true })).toBeVisible();
    await expect(notice.getByText(form.advice, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Descripción')).toHaveValue(fields.descripcion);
    await page.unrouteAll();
    await sendEnquiry(page);
    await expect(page.getByText(form.sent)).toBeVisible();
    await expect(notice).toBeHidden();
    await expectEnquiryOnce(form, fields, null);
  });
}

test('a proposal shows a message when its scripts do not load', async ({ page, problems }) => {
  problems.expectConsole(/ERR_FAILED|could not be sent/);
  const fields = author();
  await page.goto('/dauro/editorial/propuesta', { waitUntil: 'networkidle' });
  await page.route(late, (route) => route.abort());
  await fill(page, fields);
  await submit(page);
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice.getByText(failed, { exact: true })).toBeVisible();
  await expect(notice.getByText(advice, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Título de la obra')).toHaveValue(fields.titulo_obra);
});
