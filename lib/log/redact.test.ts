import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { cpuTimeOf } from '@/tests/setup/cpu-time';
import { describeError, withoutPersonalData } from './log';

it.each([
  ['an e-mail address', '550 <ana.lópez@correo.example> unknown', '550 <[email]> unknown'],
  ['an IPv4 address', 'from 203.0.113.7 port 4', 'from [address] port 4'],
  ['an IPv6 address', 'from 2001:db8::7:1 again', 'from [address] again'],
  ['a telephone number', 'phone +34 600 123 456 wrong', 'phone [number] wrong'],
  ['a number without spaces', 'phone 600123456', 'phone [number]'],
  ['search words', 'GET /blog?q=mi+enfermedad failed', 'GET /blog?[query] failed'],
  ['credentials', 'smtp://user:hush@mail.example:465', 'smtp://[credentials]@mail.example:465'],
  ['a session', 'eyJhbGci.eyJzdWI.x-y_z is old', '[token] is old'],
  ['a key', 'key sb_secret_abc123 refused', 'key [token] refused'],
  ['a private address', 'GET /propuesta/Zx81_kk-2 500', 'GET /propuesta/[token] 500'],
  ['an invitation', 'GET /auth/invitacion?token=Zx81 500', 'GET /auth/invitacion?[query] 500'],
  ['an opaque token', `token ${'aB3'.repeat(12)} unknown`, 'token [token] unknown'],
  ['a key of a row', 'Key (email)=(Ana López) exists', 'Key (email)=([value]) exists'],
  ['a session behind a name', 'cookie-eyJhbGci.eyJzdWI.x-y_z old', 'cookie-[token] old'],
  ['a row', 'Failing row contains (1, Ana, 958).', 'Failing row contains ([value]).'],
  ['a row that was cut off', 'Failing row contains (1, Ana', 'Failing row contains ([value])'],
  ['a value', 'invalid input for type uuid: "Ana"', 'invalid input for type uuid: "[value]"'],
  ['a body', `Unexpected 'A', "Ana López" is no JSON`, `Unexpected 'A', "[value]" is no JSON`],
])('hides %s', (_name, text, expected) => expect(withoutPersonalData(text)).toBe(expected));

it.each([
  'Form propuesta failed',
  'HTTP error 500 at 10:15:30 on 2026-11-23',
  'Virus scanner tcp://127.0.0.1:3310 gives no answer',
  'Mail 7d3c1f0a-9b1e-4c59-8a41-0b8f7a6d5e4c (notice, ED-2026-0012) was not taken',
  'violates unique constraint "mail_outbox_pkey" of relation "mail_outbox"',
  'a file of 10485760 bytes',
])('leaves %s', (text) => expect(withoutPersonalData(text)).toBe(text));

it.each([
  ...['a', 'a?', 'a@', 'a.a@', 'eyJ-', 'eyJa.', 'contains (', ')=(', ': "', '1 ', '1-', '1.', '1:'],
  ...['://', '-1a', ' Bearer', '/propuesta/'],
])('takes linear time for a megabyte of %j', (piece) => {
  const text = piece.repeat(1_000_000 / piece.length);
  const work = cpuTimeOf(() => {
    withoutPersonalData(`row contains (${text})!`);
    withoutPersonalData(`${text}!`);
  });
  expect(work).toBeLessThan(3000);
});

it('keeps the parts of an error that locate its cause, and none that quote a person', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    details: 'Key (email)=(ana@correo.example)',
    hint: 'Ana López',
    response: '550 Ana',
  });
  const described = describeError(new Error('Ana wrote to ana@correo.example', { cause }));
  expect(described).toMatchObject({
    name: 'Error',
    message: 'Ana wrote to [email]',
    cause: { message: 'duplicate key', code: '23505' },
  });
  expect(described.stack).toMatch(/^at /);
  expect(JSON.stringify(described.cause)).not.toMatch(/Ana|ana@/);
});

it('writes the name, code, status and frames of an error and of its causes', () => {
  const script = `
    import { log } from './lib/log/log.ts';
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', status: 409 });
    log.error('Form failed', new TypeError('not stored', { cause }));
  `;
  const line = execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString();
  const stack = expect.stringMatching(/^at /);
  const cause = { name: 'Error', message: 'duplicate key', code: '23505', status: 409, stack };
  expect(JSON.parse(line)).toMatchObject({
    msg: 'Form failed',
    err: { name: 'TypeError', message: 'not stored', stack, cause },
  });
});

it('accepts any thrown value, and circular causes', () => {
  expect(describeError('ana@correo.example')).toEqual({ name: 'string', message: '[email]' });
  expect(describeError(null)).toEqual({ name: 'object', message: 'null' });
  const round = new Error('round');
  round.cause = round;
  expect(JSON.stringify(describeError(round)).length).toBeLessThan(10_000);
});
