import { expect, see, test } from '../../setup/browser.ts';
import { fillMessage, restoreFromCache, sendMessage } from '../../setup/contact.ts';
import { enquiryForms, expectEnquiryOnce, fillEnquiry, sendEnquiry } from '../../setup/enquiry.ts';
import { breakForm } from '../../setup/hold-form.ts';

/**
 * The code that validates and sends a form is loaded at the first focus. When the connection is lost before that, the
 * code for toasts is missing too, so the page itself shows the message, and the typed values stay.
 */
test('a form tells that scripts do not load, and is sent later', async ({ page, problems }) => {
  problems.expectConsole(/ERR_FAILED|could not be sent/);
  const [form] = enquiryForms;
  await page.goto(form.path, { waitUntil: 'networkidle' });
  await page.route(/\/_next\/static\/chunks\//, (route) => route.abort());
  const fields = await fillEnquiry(page, form);
  await sendEnquiry(page);
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice.getByText(form.failed, { exact: true })).toBeVisible();
  await expect(notice.getByText(form.advice, { exact: true })).toBeVisible();
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Descripción')).toHaveValue(fields.descripcion);
  await page.unrouteAll();
  await sendEnquiry(page);
  await expect(page.getByText(form.sent)).toBeVisible();
  await expect(notice).toBeHidden();
  await expectEnquiryOnce(form, fields, null);
});

test('a form tells of a lost connection, and can be sent again', async ({ page, problems }) => {
  problems.expectConsole(/ERR_FAILED/);
  const [form] = enquiryForms;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await page.goto(form.path);
  await sendEnquiry(page);
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await page.route(/\/_next\/static\/chunks\//, (route) => route.abort());
  await breakForm(page, form.path);
  const fields = await fillEnquiry(page, form);
  await sendEnquiry(page);
  await see(page, form.failed, form.advice);
  await expect(page.getByLabel('Descripción')).toHaveValue(fields.descripcion);
  const [button, toast] = [
    page.getByRole('button', { name: 'Enviar solicitud' }),
    page.locator('[data-sonner-toast][data-mounted="true"]'),
  ];
  // The toast slides up while the page scrolls.
  await expect(async () => {
    const [edge, before] = [await button.boundingBox(), await toast.boundingBox()];
    expect(await toast.boundingBox()).toEqual(before);
    expect(before?.y).toBeGreaterThanOrEqual((edge?.y ?? 0) + (edge?.height ?? 740));
  }).toPass();
  // Nothing else says that it was not sent.
  await page.clock.runFor(60_000);
  await see(page, form.failed, form.advice);
  await page.unrouteAll();
  await sendEnquiry(page);
  await expect(page.getByText(form.sent)).toBeVisible();
  await expect(page.getByText(form.failed)).toBeHidden();
  await expectEnquiryOnce(form, fields, null);
});

test('a contact form without its scripts is sent by the browser', async ({ page, problems }) => {
  problems.expectConsole(/ERR_FAILED|could not be sent/);
  await page.goto('/contacto', { waitUntil: 'networkidle' });
  await page.route(/\/_next\/static\/chunks\//, (route) => route.abort());
  await page.clock.install();
  let sent = 0;
  // After a 204 the browser stays on the page, as after a navigation that is stopped.
  await page.route('**/contacto/enviar', (route) => {
    sent += 1;
    return route.fulfill({ status: 204 });
  });
  const button = page.getByRole('main').getByRole('button', { name: /^Envia/ });
  const wakes = [() => restoreFromCache(page), () => page.clock.fastForward(30_000)];
  await fillMessage(page);
  for (const [before, wake] of wakes.entries()) {
    await sendMessage(page);
    await expect.poll(() => sent).toBe(before + 1);
    await expect(button).toBeDisabled();
    await wake();
    await expect(button).toBeEnabled();
  }
});
