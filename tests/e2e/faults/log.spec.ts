import { createServer } from 'node:http';
import { pdf } from '../../fixtures/documents.ts';
import { clearFaults, secretClient, setFault } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { listen } from '../../setup/listen.ts';
import { Instance } from '../../setup/own-site.ts';
import { filePart, multipart, rawForm, textParts } from '../../setup/raw-form.ts';

/** All submitted values contain a mark, which must not appear in the output of the process. */

const mark = 'qzx';
const fields = {
  nombre: `Nombre${mark}`,
  apellidos: `Apellido${mark}`,
  email: `${mark}-correo@privado.example`,
  telefono: '+34 699 123 987',
  servicio: 'tasacion_valoracion',
  descripcion: `Una marina ${mark}`,
  consent: 'on',
};
const visitor = '203.0.113.77';
const from = { 'x-forwarded-for': visitor };

async function sendEnquiry(url: string): Promise<string> {
  // A different enquiry, because the same one would be recognised and not stored twice.
  const descripcion = `${fields.descripcion} ${crypto.randomUUID()}`;
  const file = filePart('documento', pdf(`${mark}-herencia.pdf`));
  const parts = [...textParts({ ...fields, descripcion }), file];
  const body = new Uint8Array(await rawForm(parts, '/dauro/arte'));
  const headers = { ...multipart, ...from };
  return (await fetch(`${url}/dauro/arte`, { method: 'POST', headers, body })).text();
}

async function sendMessage(url: string): Promise<number> {
  const { nombre: name, email, descripcion: message } = fields;
  const answer = await fetch(`${url}/contacto/enviar`, {
    method: 'POST',
    headers: { ...from, 'x-request-id': '0123456789abcdef0123456789abcdef' },
    body: new URLSearchParams({ name, email, subject: mark, message, consent: 'on' }),
    redirect: 'manual',
  });
  return answer.status;
}

test.afterAll(async () => {
  for (const table of ['dauro_arte_contacts', 'contact_messages']) {
    await secretClient().from(table).delete().eq('email', fields.email).throwOnError();
  }
});

test('the log contains no personal data, and the request of each failure', async () => {
  test.setTimeout(120_000);
  const site = await Instance.start({
    TRUST_PROXY: 'true',
    // A mail server that refuses connections, because its errors are logged as well.
    SMTP_URL: `smtp://usuario-${mark}:clave-${mark}@127.0.0.1:9`,
  });
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(site.url + path, { ...init, headers: { ...from, ...init.headers } });
  try {
    expect(await sendEnquiry(site.url)).toContain('¡Gracias por confiar en nosotros!');
    expect(await sendMessage(site.url)).toBe(303);
    await ask(`/blog?q=${mark}`);
    await ask(`/tienda?q=${mark}`);
    await ask(`/propuesta/${mark}${'a1B2'.repeat(10)}`);
    await ask('/admin', { headers: { cookie: `sb-dauro-auth-token=base64-${mark}` } });

    for (const service of ['storage', 'rest', 'auth'] as const) {
      for (const mode of ['500', 'refused'] as const) {
        await setFault(service, mode);
        const shown = await sendEnquiry(site.url);
        expect(shown).not.toContain('Error al subir el documento');
        await sendMessage(site.url);
        await ask(`/blog?q=${mark}`);
        await ask(`/propuesta/${mark}${'a1B2'.repeat(10)}`);
        const credentials = new URLSearchParams({ email: fields.email, password: `clave-${mark}` });
        await ask('/auth', { method: 'POST', body: credentials });
        await setFault(service, 'ok');
      }
    }
  } finally {
    await clearFaults();
    await site.end();
  }
  const output = site.output();
  // The requests did fail and were logged, so that the check is not empty.
  const lines = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const failed = lines.filter(({ msg }) => msg === 'Form dauro-arte failed');
  expect(failed.length).toBeGreaterThan(1);
  expect(JSON.stringify(failed)).toContain('Error al subir el documento');
  for (const { requestId, level } of failed) {
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(level).toBe('error');
  }
  const contact = lines.find(({ msg }) => msg === 'Form contacto failed');
  expect(contact?.['requestId']).toBe('0123456789abcdef0123456789abcdef');
  expect(output).toContain('was not taken');
  for (const secret of [mark, fields.telefono, '699123987', visitor]) {
    const found = output.split('\n').filter((line) => line.includes(secret));
    expect(found, secret).toEqual([]);
  }
});

test('spans reach a configured collector, without personal data', async () => {
  const paths: string[] = [];
  let told = '';
  const collector = createServer((request, response) => {
    paths.push(request.url ?? '');
    request
      .on('data', (bytes: Buffer) => {
        told += bytes.toString('latin1');
      })
      .once('end', () => response.end('{}'));
  });
  const address = `http://127.0.0.1:${await listen(collector)}`;
  const site = await Instance.start({ OTEL_EXPORTER_OTLP_ENDPOINT: address });
  try {
    expect((await fetch(`${site.url}/blog?q=${mark}`, { headers: from })).status).toBe(200);
    await expect.poll(() => told, { timeout: 20_000 }).toContain('/blog/buscar/resultados');
    expect(new Set(paths)).toEqual(new Set(['/v1/traces']));
    expect(told).toContain('?[query]');
    expect(told).not.toContain(mark);
    expect(told).not.toContain(visitor);
  } finally {
    await site.end();
    collector.closeAllConnections();
    collector.close();
  }
});
