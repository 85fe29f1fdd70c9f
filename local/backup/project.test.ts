import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../tests/setup/listen.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { connectProject, encryptionFor } from './project';

it.each([
  ['postgresql://u:p@127.0.0.1:5432/postgres', false],
  ['postgresql://u:p@localhost:5432/postgres', false],
  ['postgresql://u:p@pooler.supabase.example:5432/postgres', 'verify-full'],
  ['postgresql://u:p@pooler.supabase.example:5432/postgres?sslmode=require', 'verify-full'],
  ['postgresql://u:p@10.0.0.7/postgres?sslmode=disable', 'verify-full'],
])('the connection to %s: %s', (address, encryption) => {
  expect(encryptionFor(new URL(address))).toBe(encryption);
});

it('tells no password to a database whose certificate nobody vouches for', async () => {
  const folder = temporaryFolder('tls');
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const self = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=127.0.0.2'];
  execFileSync('openssl', [...self, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  let received = 0;
  // PostgreSQL's answer to the request for encryption, then an impostor's certificate.
  const impostor = createServer((socket) => {
    socket.once('data', () => {
      socket.write('S');
      const options = { isServer: true, key: readFileSync(key), cert: readFileSync(certificate) };
      new TLSSocket(socket, options)
        .on('data', (bytes) => {
          received += bytes.length;
        })
        .on('error', () => undefined);
    });
  });
  onTestFinished(() => void impostor.close());
  const port = await listen(impostor, 0, '127.0.0.2');
  const address = `postgresql://postgres:secreta@127.0.0.2:${port}/postgres?sslmode=require`;
  await expect(connectProject('https://supabase.example', 'secret', address)).rejects.toThrow(
    /^No se llega a la base de datos .*certificate.* NODE_EXTRA_CA_CERTS/,
  );
  expect(received).toBe(0);
});
