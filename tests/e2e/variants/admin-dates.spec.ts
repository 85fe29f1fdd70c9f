import { expectAccessible } from '../../setup/accessible.ts';
import { expect, pressTo, test } from '../../setup/browser.ts';
import { choice, openSettings, saveAgain, storedPost } from '../../setup/posts.ts';
import { signIn } from '../../setup/sign-in.ts';

test.use({ locale: 'en-US', timezoneId: 'America/Los_Angeles' });

for (const width of [360, 1280]) {
  test.describe(`dates in a browser of Los Angeles at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a list is filtered by typed dates, and by the calendar and keys', async ({ page }) => {
      await signIn(page, 'equipo', '/admin/contacto?desde=2026-03-02');
      const since = page.getByLabel('Desde');
      if (width < 1024) await page.getByText('Filtros (1)').click();
      await expect(since).toHaveValue('02/03/2026');
      if (width < 1024) await page.setViewportSize({ width: 320, height: 800 });
      const cutOff = (input: HTMLInputElement) => input.scrollWidth - input.clientWidth;
      expect(await since.evaluate(cutOff)).toBe(0);
      await page.setViewportSize({ width, height: 800 });
      const until = page.getByLabel('Hasta');
      await until.fill('5/3/26');
      await since.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const calendar = page.getByRole('dialog', { name: 'Calendario' });
      await expect(calendar.getByText('marzo de 2026')).toBeVisible();
      await expect(calendar.getByRole('button', { name: /^lunes, 2 de marzo/ })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(calendar).toBeHidden();
      await expect(since).toHaveValue('03/03/2026');
      await until.fill('31/02/2026');
      await page.getByRole('button', { name: 'Filtrar' }).click();
      await expect(until).toBeFocused();
      const refusal = (input: HTMLInputElement) => input.validationMessage;
      expect(await until.evaluate(refusal)).toMatch(/^Escribe una fecha que exista/);
      await until.fill('2026-03-05');
      expect(await until.evaluate(refusal)).toBe('');
      await until.fill('5/3/26');
      await pressTo(page, 'Filtrar', /desde=2026-03-03&hasta=2026-03-05/);
      await page.getByRole('link', { name: 'Quitar filtros' }).click();
      await expect(since).toHaveValue('');
    });

    test('a post is scheduled in the time zone of Madrid', async ({ page, editPost }) => {
      const post = await editPost();
      await openSettings(page);
      await choice(page, 'Estado').selectOption('Programado');
      const date = page.getByLabel('Fecha y hora de publicación');
      // What is pasted in ISO notation is stored as it is shown once the field is left.
      const sent = page.locator('input[name="scheduled_for"]');
      await date.fill('2031-07-01');
      await date.blur();
      await expect(date).toHaveValue('01/07/2031');
      await expect(sent).toHaveValue('2031-07-01T09:00');
      await date.fill('2030-06-30 10:30');
      await date.blur();
      await expect(date).toHaveValue('30/06/2030 10:30');
      await expect(sent).toHaveValue('2030-06-30T10:30');
      await page.getByRole('button', { name: 'Abrir el calendario' }).click();
      const calendar = page.getByRole('dialog', { name: 'Calendario' });
      await calendar.getByRole('button', { name: 'Ir al mes siguiente' }).click();
      await calendar.getByRole('button', { name: /^lunes, 1 de julio de 2030/ }).click();
      await expect(date).toHaveValue('01/07/2030 10:30');
      await date.fill('01/07/2030 18:15');
      await saveAgain(page);
      const stored = await storedPost(post.id);
      expect(Date.parse(stored.scheduled_for)).toBe(Date.parse('2030-07-01T16:15:00Z'));
    });
  });
}
