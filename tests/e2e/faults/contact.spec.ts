import { secretClient, setFault } from '../../setup/backend.ts';
import { expect, noScript } from '../../setup/browser.ts';

noScript.afterEach(() => setFault('rest', 'ok'));

noScript(
  'a message that cannot be stored shows an error, and is sent at the second attempt',
  async ({ page, problems }) => {
    problems.expectFailure('/contacto/enviar', 500);
    const email = `zoraida-${crypto.randomUUID()}@lectora.example`;
    await page.goto('/contacto');
    await page.getByLabel('Nombre').fill('Zoraida');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Asunto').fill('Una duda');
    await page.getByLabel('Mensaje').fill('¿Abrís los viernes?');
    await page.getByRole('checkbox', { name: /política de privacidad/ }).check();
    await setFault('rest', '500');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'No hemos podido guardar tu mensaje',
    );
    await expect(
      page.getByText(
        'Algo ha fallado por nuestra parte. Vuelve atrás con el botón del navegador, donde sigue lo que has escrito, y prueba otra vez en unos minutos. Si no puedes esperar, escribe a info@grupodauro.example.',
        { exact: true },
      ),
    ).toBeVisible();
    await setFault('rest', 'ok');
    await page.goBack();
    await expect(page.getByLabel('Mensaje')).toHaveValue('¿Abrís los viernes?');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page).toHaveURL('/gracias');
    const { data } = await secretClient().from('contact_messages').select('id').eq('email', email);
    expect(data).toHaveLength(1);
  },
);
