import { setFault } from '../../setup/backend.ts';
import { expect, noScript } from '../../setup/browser.ts';
import { sendMessage, storedMessages, writeMessage } from '../../setup/contact.ts';

noScript.afterEach(() => setFault('rest', 'ok'));

noScript(
  'a message that cannot be stored shows an error, and is sent at the second attempt',
  async ({ page, problems }) => {
    problems.expectFailure('/contacto/enviar', 500);
    const fields = await writeMessage(page);
    await setFault('rest', '500');
    await sendMessage(page);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('No hemos podido guardar tu mensaje');
    const told =
      'Algo ha fallado por nuestra parte. Vuelve atrás con el botón del navegador, donde sigue lo que has escrito, y prueba otra vez en unos minutos. Si no puedes esperar, escribe a info@grupodauro.example.';
    await expect(page.getByText(told, { exact: true })).toBeVisible();
    await setFault('rest', 'ok');
    await page.goBack();
    await expect(page.getByLabel('Mensaje')).toHaveValue(fields.message);
    await sendMessage(page);
    await expect(page).toHaveURL('/gracias');
    expect(await storedMessages(fields.email)).toHaveLength(1);
  },
);
