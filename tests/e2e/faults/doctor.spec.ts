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

  test('reports what is wrong, and exits with 1', async () => {
    const { code, out } = await runCommand('doctor', [], { SHOPIFY_WEBHOOK_SECRET: ' ' });
    expect(wrongLines(out).join()).toContain('Avisos de la tienda');
    expect(code).toBe(1);
  });

  test('reports a failing service as not answering, within the time limit', async () => {
    await setFault('rest', 'timeout');
    const start = Date.now();
    const { out } = await runCommand('doctor');
    expect(Date.now() - start).toBeLessThan(22_000);
    expect(out).toContain('Sin comprobar · Migraciones');
    expect(out).not.toContain('Todo está como debe');
  });
});
