import { clearFaults, setFault } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { runCommand } from '../../setup/run-command.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';

const wrongLines = (out: string) => out.split('\n').filter((line) => line.includes('✗'));

test.describe('npm run doctor', () => {
  test.afterEach(clearFaults);

  test('finds nothing wrong with embedded services, and prints no secret', async ({ request }) => {
    // No cron calls the jobs here, so the doctor would report them as late.
    const authorization = `Bearer ${siteEnvironment()['CRON_SECRET']}`;
    const jobs = await request.get('/api/jobs', { headers: { authorization } });
    expect(jobs.status()).toBe(200);
    const { code, out } = await runCommand('doctor');
    expect(wrongLines(out)).toEqual([]);
    expect(code).toBe(0);
    for (const [name, value] of Object.entries(siteEnvironment())) {
      if (value && /KEY|TOKEN|SECRET/.test(name)) expect(out).not.toContain(value);
    }
  });

  const away = '127.0.0.1:1';
  test('reports wrong keys, and servers that are away', async () => {
    const { code, out } = await runCommand('doctor', [], {
      SUPABASE_SECRET_KEY: 'sb_secret_x',
      SHOPIFY_STOREFRONT_TOKEN: 'x',
      SHOPIFY_PRIVATE_TOKEN: 'x',
      SHOPIFY_WEBHOOK_SECRET: ' ',
      SMTP_URL: `smtp://${away}`,
      REDIS_URL: `redis://${away}`,
      SITE_URL: `http://${away}`,
    });
    for (const point of [
      'Clave secreta',
      'Conexión y token',
      'Avisos de la tienda',
      'Servidor SMTP',
      'Redis',
      'Dirección pública',
      'Enlace para recuperar',
    ]) {
      expect(wrongLines(out).join('\n')).toContain(point);
    }
    expect(code).toBe(1);
  });

  test('reports a failing service as not answering, within the time limit', async () => {
    await setFault('rest', 'timeout');
    const start = Date.now();
    const { out } = await runCommand('doctor');
    expect(Date.now() - start).toBeLessThan(22_000);
    expect(out).toContain('Sin comprobar · Migraciones');
  });
});
