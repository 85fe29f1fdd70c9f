import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { takeMail } from '@/tests/setup/faulty-service';
import { listen } from '@/tests/setup/listen';
import { temporaryFolder } from '@/tests/setup/temporary-folder';
import type { Mail } from './mail';

const mail: Mail = {
  to: 'zoraida@autora.example',
  replyTo: 'info@grupodauro.example',
  subject: 'Hola\r\nBcc: todos@estafa.example',
  paragraphs: ['Ñandú', { label: 'Aquí', href: 'https://grupodauro.example/a' }],
  footer: ['Pie'],
};

async function openWith(variables: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { openTransport } = await import('./deliver');
  return openTransport();
}

let folder = '';
beforeEach(() => {
  folder = temporaryFolder('outbox');
});

describe('the outbox directory', () => {
  it('receives complete mails without injected headers', async () => {
    const transport = await openWith({ OUTBOX_DIR: join(folder, 'nuevo') });
    await transport?.send(mail, 'uno');
    const [file, ...others] = await readdir(join(folder, 'nuevo'));
    expect(others).toEqual([]);
    expect(file).toMatch(/-uno\.eml$/);
    const source = await readFile(join(folder, 'nuevo', file ?? ''), 'utf8');
    const [head = '', ...body] = source.split('\r\n\r\n');
    expect(head).toContain('To: zoraida@autora.example');
    expect(head).toContain('Message-ID: <uno@grupodauro.example>');
    expect(head).toContain('Auto-Submitted: auto-generated');
    expect(head).not.toMatch(/^bcc:/im);
    expect(body.join()).toContain('=C3=91and=C3=BA');
    expect(body.join()).toContain('https://grupodauro.example/a');
  });

  it.each([
    ['ana@peña.example', 'ana@xn--pea-8ma.example'],
    // Only a server with SMTPUTF8 takes this one, and such a server takes the domain in letters, too.
    ['peña@peña.example', 'peña@peña.example'],
  ])('receives a mail to %s', async (to, address) => {
    const transport = await openWith({ OUTBOX_DIR: folder });
    await transport?.send({ ...mail, to }, 'tres');
    const [file = ''] = await readdir(folder);
    expect(await readFile(join(folder, file), 'utf8')).toContain(`To: ${address}\r\n`);
  });

  it('refuses a recipient that contains several addresses', async () => {
    const transport = await openWith({ OUTBOX_DIR: folder });
    const to = 'a@b.example, todos@estafa.example';
    await transport?.send({ ...mail, to }, 'dos').catch(() => undefined);
    for (const file of await readdir(folder)) {
      const [head = ''] = (await readFile(join(folder, file), 'utf8')).split('\r\n\r\n');
      expect(head).not.toMatch(/^To:.*todos@estafa\.example(?!")/m);
    }
  });
});

it('is null without a server and a directory', async () => {
  expect(await openWith({ OUTBOX_DIR: '', SMTP_URL: '' })).toBeNull();
});

/** A mail server that refuses `nadie@`, and what it was told; it greets for this many milliseconds. */
async function mailServer(host: string, greets = 0) {
  const heard: string[] = [];
  const server = createServer((socket) => {
    const greet = () => {
      const more = setInterval(() => socket.write('250-sigo\r\n'), 50);
      socket.once('close', () => clearInterval(more));
      setTimeout(() => {
        clearInterval(more);
        socket.write('250 ok\r\n');
      }, greets);
      return '';
    };
    takeMail(socket, (command) => {
      heard.push(command);
      if (greets && command.startsWith('EHLO')) return greet();
      return /^RCPT.*nadie@/.test(command) ? '550 no\r\n' : undefined;
    });
  });
  onTestFinished(() => void server.close());
  return { heard, address: `smtp://${host}:${await listen(server, 0, host)}` };
}

it.each([
  ['', false],
  ['?requireTLS=false', true],
])('sends to another machine%s only what the address allows unencrypted', async (option, sent) => {
  // Is not among the names of this machine, whose own server needs no encryption.
  const { heard, address } = await mailServer('127.0.0.2');
  const transport = await openWith({ SMTP_URL: `${address}${option}` });
  await transport?.send(mail, 'tls').catch(() => undefined);
  expect(heard.join('').includes('MAIL FROM')).toBe(sent);
  transport?.close();
});

it('sends mails to an SMTP server, and throws when it refuses them', async () => {
  const { heard, address } = await mailServer('127.0.0.1');
  const transport = await openWith({ SMTP_URL: address });
  await transport?.send(mail, 'tres');
  expect(heard.join('')).toContain('RCPT TO:<zoraida@autora.example>');
  await expect(transport?.send({ ...mail, to: 'nadie@b.example' }, 'cuatro')).rejects.toThrow();
  transport?.close();
});

it('leaves a server that takes longer than the claim, though it is never silent', async () => {
  const { heard, address } = await mailServer('127.0.0.1', 3_500);
  const transport = await openWith({ SMTP_URL: address, DEADLINE_PERCENT: '2' });
  await expect(transport?.send(mail, 'cinco')).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(heard.join('')).toMatch(/^EHLO/);
  expect(heard.join('')).not.toContain('MAIL FROM');
  transport?.close();
});
