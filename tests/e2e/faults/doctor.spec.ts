import { setFault } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { runDoctorCommand } from '../../setup/doctor-command.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';

const wrongLines = (lines: string[]) => lines.filter((line) => line.includes('✗'));

test.describe('npm run doctor', () => {
  test.afterEach(async () => {
    for (const service of ['rest', 'auth', 'storage'] as const) await setFault(service, 'ok');
  });

  test('finds nothing wrong with the embedded services, and prints no secret', async ({
    request,
  }) => {
    // No cron calls the jobs here, so the doctor would report them as late.
    const authorization = `Bearer ${siteEnvironment()['CRON_SECRET']}`;
    const jobs = await request.get('/api/jobs', { headers: { authorization } });
    expect(jobs.status()).toBe(200);
    const { code, lines } = await runDoctorCommand();
    expect(wrongLines(lines)).toEqual([]);
    expect(code).toBe(0);
    const said = lines.join('\n');
    for (const [name, value] of Object.entries(siteEnvironment())) {
      if (value && /KEY|TOKEN|SECRET/.test(name)) expect(said).not.toContain(value);
    }
  });

  for (const [title, variables, point] of [
    ['the keys swapped', { SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x' }, 'Clave publicable'],
    ['a secret key of nothing', { SUPABASE_SECRET_KEY: 'sb_secret_x' }, 'Clave secreta'],
    [
      'a token of another shop',
      { SHOPIFY_STOREFRONT_TOKEN: 'x', SHOPIFY_PRIVATE_TOKEN: 'x' },
      'Conexión y token',
    ],
    ['no secret of the webhooks', { SHOPIFY_WEBHOOK_SECRET: ' ' }, 'Avisos de la tienda'],
    ['a mail server that is away', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'Servidor SMTP'],
    ['a Redis that is away', { REDIS_URL: 'redis://127.0.0.1:1' }, 'Redis'],
    ['a site that is away', { SITE_URL: 'http://127.0.0.1:1' }, 'Dirección pública'],
    ['another Site URL', { SITE_URL: 'http://127.0.0.1:1' }, 'Enlace para recuperar'],
    ['another secret of the jobs', { CRON_SECRET: 'another-secret-of-16' }, 'Versión del sitio'],
  ] as const) {
    test(`reports ${title}`, async () => {
      const { code, lines } = await runDoctorCommand(variables);
      expect(wrongLines(lines).join('\n')).toContain(point);
      expect(code).toBe(1);
    });
  }

  test('reports a failing service as not answering, within the time limit', async () => {
    await setFault('rest', 'timeout');
    const start = Date.now();
    const { lines } = await runDoctorCommand();
    expect(Date.now() - start).toBeLessThan(22_000);
    expect(lines.join('\n')).toContain('Sin comprobar · Migraciones');
  });
});
