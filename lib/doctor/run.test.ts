import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { createTranslator } from 'use-intl/core';
import { afterEach, describe, expect, it } from 'vitest';
import { inWords } from '@/lib/doctor/finding';
import {
  checkMailServer,
  checkMailTls,
  checkRedis,
  checkScanner,
  checkSender,
  runDoctor,
} from '@/lib/doctor/run';
import { offerBody } from '@/lib/doctor/site';
import { messages } from '@/messages/es';
import { servicesWith } from '@/tests/setup/healthy-services';

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/**
 * A server that sends a greeting and answers each line, or each part before `separator`, with the result of `reply`.
 */
async function lineServer(
  greeting: string,
  reply: (line: string) => string,
  separator = /\r\n/,
  host = '127.0.0.1',
): Promise<number> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    if (greeting) socket.write(greeting);
    socket.on('data', (data) => {
      for (const part of String(data).split(separator).filter(Boolean)) socket.write(reply(part));
    });
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return portOf(server);
}

const smtp = (login = '235 ok\r\n') =>
  lineServer('220 mail\r\n', (line) => {
    if (line.startsWith('EHLO')) return '250-mail\r\n250 AUTH PLAIN\r\n';
    if (line.startsWith('AUTH')) return login;
    return line.startsWith('STARTTLS') ? '502 no\r\n' : '250 ok\r\n';
  });

async function httpServer(server: Server): Promise<string> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${portOf(server)}/`;
}

describe('mail', () => {
  it('accepts a server that answers, and reports a refused user', async () => {
    const url = (port: number) => ({ SMTP_URL: `smtp://ana:secret@127.0.0.1:${port}` });
    const good = await checkMailServer(servicesWith(undefined, url(await smtp())));
    expect(good.says).toBe('mailServerReached');
    const bad = await smtp('535 no\r\n');
    const verdict = await checkMailServer(servicesWith(undefined, url(bad)));
    expect(verdict).toMatchObject({ state: 'wrong', says: 'mailUserRefused' });
    expect(JSON.stringify(verdict)).not.toContain('secret');
  });

  it('reports an unreachable server, and a missing configuration', async () => {
    const dead = servicesWith(undefined, { SMTP_URL: 'smtp://127.0.0.1:1' });
    expect((await checkMailServer(dead)).says).toBe('mailUnreachable');
    const none = servicesWith(undefined, { OUTBOX_DIR: '' });
    expect((await checkMailServer(none)).says).toBe('mailNowhere');
  });

  it('reports a server without TLS', async () => {
    // The same server under a host name that does not count as local.
    const SMTP_URL = `smtp://ana:secret@localhost.localdomain:${await smtp()}`;
    const verdict = await checkMailTls(servicesWith(undefined, { SMTP_URL }));
    expect(['mailInClear', 'notAnswered']).toContain(verdict.says);
    expect(verdict.state).not.toBe('ok');
  });

  it.each([
    ['Dauro <no@grupodauro.example>', 'senderExample'],
    ['Dauro', 'senderMalformed'],
    ['Dauro <hola@grupodauro.es>', 'senderRight'],
  ])('checks the sender %s', async (MAIL_FROM, says) => {
    const context = servicesWith(undefined, { MAIL_FROM, SMTP_URL: 'smtp://127.0.0.1:1' });
    expect((await checkSender(context)).says).toBe(says);
  });
});

describe('Redis', () => {
  it.each([
    ['+PONG\r\n', 'redisAnswers'],
    ['-NOAUTH Authentication required.\r\n', 'redisRefuses'],
  ])('answering %j', async (answer, says) => {
    const reply = (command: string) =>
      command.includes('PING') || answer.startsWith('-') ? answer : '+OK\r\n';
    const port = await lineServer('', reply, /\*\d+\r\n/);
    const context = servicesWith(undefined, { REDIS_URL: `redis://127.0.0.1:${port}` });
    expect((await checkRedis(context)).says).toBe(says);
  });

  it('is reported when another machine takes it without a password', async () => {
    const reply = (command: string) => (command.includes('PING') ? '+PONG\r\n' : '+OK\r\n');
    // An address that does not count as this machine's.
    const port = await lineServer('', reply, /\*\d+\r\n/, '127.0.0.2');
    for (const [credentials, says] of [
      ['', 'redisOpen'],
      [':clave@', 'redisAnswers'],
    ]) {
      const REDIS_URL = `redis://${credentials}127.0.0.2:${port}`;
      expect((await checkRedis(servicesWith(undefined, { REDIS_URL }))).says).toBe(says);
    }
  });

  it('is reported as unreachable when it does not run', async () => {
    const context = servicesWith(undefined, { REDIS_URL: 'redis://127.0.0.1:1' });
    expect((await checkRedis(context)).says).toBe('redisUnreachable');
  });
});

const scanner = async () => ({
  CLAMAV_URL: `tcp://127.0.0.1:${await lineServer('', () => 'PONG\0', /\0/)}`,
});

describe('the virus scanner', () => {
  it.each([
    [{}, 'scannerMissing'],
    [{ SITE_URL: 'http://localhost:3000' }, 'scannerNotUsed'],
    [{ CLAMAV_URL: 'tcp://127.0.0.1:1' }, 'scannerSilent'],
  ])('with %j', async (variables, says) => {
    const context = servicesWith(undefined, variables);
    expect((await checkScanner(context)).says).toBe(says);
  });

  it('answers', async () => {
    const context = servicesWith(undefined, await scanner());
    expect((await checkScanner(context)).says).toBe('scannerAnswers');
  });
});

describe('the body limit', () => {
  it('is checked without sending a body', async () => {
    const taking = await httpServer(createServer());
    expect(await offerBody(taking, 24_000_000)).toBe(100);
    const refusing = createServer().on('checkContinue', (_, response) =>
      response.writeHead(413).end(),
    );
    expect(await offerBody(await httpServer(refusing), 24_000_000)).toBe(413);
    expect(await offerBody('http://127.0.0.1:1/', 1)).toBe(null);
  });
});

it('finds nothing wrong with healthy services, has texts for all findings, and prints no secret', async () => {
  const context = servicesWith(undefined, await scanner());
  const findings = await runDoctor(context);
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  const t = createTranslator({ locale: 'es', messages: messages.doctor });
  const words = findings.map((finding) => Object.values(inWords(t, finding)).join(' ')).join('\n');
  expect(words).not.toMatch(/findings\.|points\.|[{}]|-abc/);
});

it('has a sentence for every key, and advice for every error', () => {
  const { findings, advice } = messages.doctor;
  expect(Object.keys(advice).filter((key) => !(key in findings))).toEqual([]);
});
