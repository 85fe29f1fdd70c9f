import { createServer } from 'node:http';
import { createServer as createTcpServer, type Server } from 'node:net';
import { createTranslator } from 'use-intl/core';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '@/messages/es';
import { servicesWith } from '@/tests/setup/healthy-services';
import { listen } from '@/tests/setup/listen';
import { type Check, inWords } from './finding';
import {
  checkMailServer,
  checkMailTls,
  checkRedis,
  checkScanner,
  checkSender,
  runDoctor,
} from './run';
import { offerBody } from './site';

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A server that sends a greeting and answers each line, or each part before `separator`, with `reply`. */
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
  return listen(server, 0, host);
}

const smtp = (login = '235 ok\r\n') =>
  lineServer('220 mail\r\n', (line) => {
    if (line.startsWith('EHLO')) return '250-mail\r\n250 AUTH PLAIN\r\n';
    if (line.startsWith('AUTH')) return login;
    return line.startsWith('STARTTLS') ? '502 no\r\n' : '250 ok\r\n';
  });

async function httpServer(server: Server): Promise<string> {
  open.push(server);
  return `http://127.0.0.1:${await listen(server)}/`;
}

/** What one check says with these variables. */
const says = async (check: Check, variables: Record<string, string>) =>
  (await check(servicesWith(undefined, variables))).says;

describe('mail', () => {
  it('accepts a server that answers, and reports a refused user', async () => {
    const url = (port: number) => ({ SMTP_URL: `smtp://ana:secret@127.0.0.1:${port}` });
    expect(await says(checkMailServer, url(await smtp()))).toBe('mailServerReached');
    const verdict = await checkMailServer(servicesWith(undefined, url(await smtp('535 no\r\n'))));
    expect(verdict).toMatchObject({ state: 'wrong', says: 'mailUserRefused' });
    expect(JSON.stringify(verdict)).not.toContain('secret');
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
  ])('checks the sender %s', async (MAIL_FROM, said) => {
    expect(await says(checkSender, { MAIL_FROM, SMTP_URL: 'smtp://127.0.0.1:1' })).toBe(said);
  });
});

describe('Redis', () => {
  const redis = (answer: string, host?: string) => {
    const reply = (command: string) =>
      command.includes('PING') || answer.startsWith('-') ? answer : '+OK\r\n';
    return lineServer('', reply, /\*\d+\r\n/, host);
  };

  it.each([
    ['+PONG\r\n', 'redisAnswers'],
    ['-NOAUTH Authentication required.\r\n', 'redisRefuses'],
  ])('answering %j', async (answer, said) => {
    const REDIS_URL = `redis://127.0.0.1:${await redis(answer)}`;
    expect(await says(checkRedis, { REDIS_URL })).toBe(said);
  });

  it('is reported when another machine takes it without a password', async () => {
    // An address that does not count as this machine's.
    const host = `127.0.0.2:${await redis('+PONG\r\n', '127.0.0.2')}`;
    expect(await says(checkRedis, { REDIS_URL: `redis://${host}` })).toBe('redisOpen');
    expect(await says(checkRedis, { REDIS_URL: `redis://:clave@${host}` })).toBe('redisAnswers');
  });
});

it.each([
  ['mailUnreachable', checkMailServer, { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ['mailNowhere', checkMailServer, { OUTBOX_DIR: '' }],
  ['redisUnreachable', checkRedis, { REDIS_URL: 'redis://127.0.0.1:1' }],
  ['scannerMissing', checkScanner, {}],
  ['scannerNotUsed', checkScanner, { SITE_URL: 'http://localhost:3000' }],
  ['scannerSilent', checkScanner, { CLAMAV_URL: 'tcp://127.0.0.1:1' }],
] as [string, Check, Record<string, string>][])('%s', async (said, check, variables) => {
  expect(await says(check, variables)).toBe(said);
});

it('checks the body limit without sending a body', async () => {
  const refusing = createServer().on('checkContinue', (_, answer) => answer.writeHead(413).end());
  expect(await offerBody(await httpServer(createServer()), 24_000_000)).toBe(100);
  expect(await offerBody(await httpServer(refusing), 24_000_000)).toBe(413);
  expect(await offerBody('http://127.0.0.1:1/', 1)).toBe(null);
});

it('finds nothing wrong with healthy services, has texts for all findings, and prints no secret', async () => {
  const CLAMAV_URL = `tcp://127.0.0.1:${await lineServer('', () => 'PONG\0', /\0/)}`;
  const findings = await runDoctor(servicesWith(undefined, { CLAMAV_URL }));
  expect(findings.map(({ says }) => says)).toContain('scannerAnswers');
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  const t = createTranslator({ locale: 'es', messages: messages.doctor });
  const words = findings.map((finding) => Object.values(inWords(t, finding)).join(' ')).join('\n');
  expect(words).not.toMatch(/findings\.|points\.|[{}]|-abc/);
});

it('has a sentence for every key, and advice for every error', () => {
  const { findings, advice } = messages.doctor;
  expect(Object.keys(advice).filter((key) => !(key in findings))).toEqual([]);
});
