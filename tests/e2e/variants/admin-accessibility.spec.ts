import { expectAccessible } from '../../setup/accessible.ts';
import { expect, test } from '../../setup/browser.ts';
import { addressOf, insertEntries } from '../../setup/entries.ts';
import { signIn } from '../../setup/sign-in.ts';

for (const width of [360, 1280]) {
  test(`axe finds nothing in the back-office at ${width} px`, async ({ page, problems, mark }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    const [art] = await insertEntries('dauro_arte_contacts', mark);
    const [message] = await insertEntries('contact_messages', mark);
    const [proposal] = await insertEntries('editorial_submissions', mark, 1, () => ({
      obra_file_name: `${'obra'.repeat(30)}.pdf`,
    }));
    await signIn(page, 'admin');
    const devtools = await page.context().newCDPSession(page);
    for (const path of [
      `/admin/dauro-arte/${art}`,
      `/admin/contacto/${message}`,
      '/admin/editorial?q=nadaqueseencuentre',
      `/admin/editorial/${proposal}`,
      `/admin/editorial/${proposal}/carta/rechazada`,
      '/admin/editorial/tablero',
      '/admin/cartas',
      '/admin/personas',
      '/admin/imagenes',
      '/admin/datos-personales',
      '/admin/registro',
      '/admin/estado',
      '/admin/cuenta',
    ]) {
      await page.goto(path);
      await expectAccessible(page, path);
      if (width > 360) continue;
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      const whole = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(whole, `${path} with text of twice the size`).toBe(width);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    }
    const email = addressOf(mark);
    await page.goto('/admin/datos-personales');
    await page.getByLabel('Email de la persona').fill(email);
    await page.getByRole('button', { name: 'Ver qué hay' }).click();
    await expect(page.getByRole('region', { name: email })).toBeVisible();
    await expectAccessible(page, 'what there is about a person');
    await page.goto(`/admin/dauro-arte?q=${mark}`);
    await page.getByRole('checkbox', { name: 'Elegir todo lo que se ve' }).check();
    await expectAccessible(page, 'a list with something chosen');
    if (width < 1024) {
      await page.getByRole('button', { name: 'Cambiar el elegido…' }).click();
      await expectAccessible(page, 'the actions on a small screen');
    }
    await page.goto(`/admin/dauro-arte/${art}`);
    await page.getByRole('button', { name: 'Borrar definitivamente…' }).click();
    await expectAccessible(page, 'the question before erasing');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.keyboard.press('Control+b');
    await expectAccessible(page, 'the menu after Ctrl+B');
    problems.expectFailure('/admin/no-existe', 404);
    await page.goto('/admin/no-existe');
    await expectAccessible(page, 'nothing here');
  });
}
