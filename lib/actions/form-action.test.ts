import { globSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import { formOf } from '@/tests/setup/form-of';
import { isBot } from './spam';

const doubles = vi.hoisted(() => ({
  takeRateLimit: vi.fn(),
  assertProof: vi.fn(),
  assertStaff: vi.fn(),
}));
vi.mock('@/lib/rate-limit/take', () => ({ takeRateLimit: doubles.takeRateLimit }));
vi.mock('@/lib/rate-limit/client-address', () => ({ clientAddress: async () => '203.0.113.7' }));
vi.mock('@/lib/auth/session', () => ({
  assertStaff: doubles.assertStaff,
  assertProof: doubles.assertProof,
  StaleProofError: class extends Error {},
  ForbiddenError: class extends Error {
    reason = 'forbidden';
  },
}));

const { formAction, idempotencyKeys } = await import('./form-action');
const { ForbiddenError, StaleProofError } = await import('@/lib/auth/session');

const schema = z.object({ nombre: z.string().min(1, 'nombre'), clave: z.string() });
const run = vi.fn(async () => ({ ok: true }) as const);
const action = (options: Partial<Parameters<typeof formAction<typeof schema>>[0]> = {}) =>
  formAction({ name: 'prueba', schema, allow: 'anyone', secret: ['clave'], run, ...options });

const complete = { nombre: 'Ana', clave: 'secreta' };

beforeEach(() => {
  vi.resetAllMocks();
  run.mockResolvedValue({ ok: true });
  doubles.takeRateLimit.mockResolvedValue({ allowed: true, retryAfter: 0 });
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
});

describe('formAction', () => {
  it('passes only the parsed fields to run', async () => {
    expect(await action()(null, formOf({ ...complete, rol: 'admin' }))).toEqual({ ok: true });
    expect(run).toHaveBeenCalledWith(complete, undefined, expect.any(FormData));
  });

  it('returns the typed values without secrets when a public form was sent without JavaScript', async () => {
    const incomplete = { nombre: '', clave: 'secreta' };
    const refused = { ok: false, error: 'invalid', fields: { nombre: 'nombre' } };
    const answer = await action()(null, formOf(incomplete));
    expect(answer).toEqual({ ...refused, values: { nombre: '' } });
    expect(await action()(null, formOf({ ...incomplete, elapsed_ms: '9000' }))).toEqual(refused);
    expect(await action({ allow: 'posts' })(null, formOf(incomplete))).toEqual(refused);
  });

  it('reports errors of files together with those of fields', async () => {
    const read = async () =>
      ({ ok: false, error: 'file_missing', fields: { obra: 'file_missing' } }) as const;
    expect(await action({ read })(null, formOf({ nombre: '', clave: '' }))).toMatchObject({
      error: 'invalid',
      fields: { nombre: 'nombre', obra: 'file_missing' },
    });
    expect(await action({ read })(null, formOf(complete))).toMatchObject({ error: 'file_missing' });
    expect(run).not.toHaveBeenCalled();
  });

  it('refuses unreadable characters, not the hyphens of word processors', async () => {
    const send = (nombre: string) =>
      action({ rejectsBots: true })(null, formOf({ ...complete, nombre, elapsed_ms: '9000' }));
    expect(await send('Ana\u0007')).toMatchObject({ fields: { nombre: 'garbled' } });
    expect(await send('Granada\u001eAlme\u001fría')).toEqual({ ok: true });
    expect(run).toHaveBeenCalledOnce();
  });

  it('answers a bot with success and stores nothing when the form has a trap', async () => {
    const bot = { ...complete, apodo: 'x' };
    expect(await action({ rejectsBots: true })(null, formOf(bot))).toEqual({ ok: true });
    expect(run).not.toHaveBeenCalled();
    await action()(null, formOf(bot));
    expect(run).toHaveBeenCalledOnce();
  });

  it('counts every attempt, and reads nothing once the limit is exceeded', async () => {
    const limit = { hits: 1, seconds: 60 };
    const read = vi.fn(async () => undefined);
    const refused = await action({ limit, read })(null, formOf({ nombre: '', clave: '' }));
    expect(refused).toMatchObject({ error: 'invalid' });
    expect(doubles.takeRateLimit).toHaveBeenCalledExactlyOnceWith('prueba', limit);
    read.mockClear();
    doubles.takeRateLimit.mockResolvedValue({ allowed: false, retryAfter: 9 });
    for (const fields of [complete, { nombre: '', clave: '' }]) {
      const answer = await action({ limit, read })(null, formOf(fields));
      expect(answer).toMatchObject({
        error: 'rate_limit',
        data: { retryAfter: '9' },
        values: { nombre: fields.nombre },
      });
      expect(answer).not.toHaveProperty('fields');
    }
    expect(read).not.toHaveBeenCalled();
    expect(run).not.toHaveBeenCalled();
  });

  it('counts no attempt of a bot or of a caller without permission', async () => {
    const limit = { hits: 1, seconds: 60 };
    await action({ limit, rejectsBots: true })(null, formOf({ ...complete, apodo: 'x' }));
    doubles.assertStaff.mockRejectedValue(new ForbiddenError());
    await action({ limit, allow: 'posts' })(null, formOf(complete));
    expect(doubles.takeRateLimit).not.toHaveBeenCalled();
  });

  it('refuses a caller who may not work on it before it reads the form, and logs one warning', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    doubles.assertStaff.mockRejectedValue(new ForbiddenError('staff only'));
    expect(await action({ allow: 'house' })(null, formOf({}))).toMatchObject({
      error: 'forbidden',
    });
    expect(doubles.assertStaff).toHaveBeenCalledWith('house');
    expect(warn.mock.calls).toEqual([['Form prueba refused: staff only']]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('says when password or second factor are to be given again', async () => {
    doubles.assertProof.mockRejectedValue(new StaleProofError());
    const guarded = action({ allow: 'house', needsProof: true });
    expect(await guarded(null, formOf(complete))).toMatchObject({ ok: false, error: 'proof' });
    expect(run).not.toHaveBeenCalled();
  });

  it('answers an exception with a message key and not with the text of the backend', async () => {
    run.mockRejectedValue(new Error('duplicate key value violates constraint'));
    const answer = await action()(null, formOf(complete));
    expect(answer).toMatchObject({ ok: false, error: 'failure' });
    expect(JSON.stringify(answer)).not.toContain('constraint');
  });
});

it.each([
  ['no script, nothing hidden filled in', {}, false],
  ['an empty honeypot', { apodo: '' }, false],
  ['a filled honeypot', { apodo: 'x' }, true],
  ['a person with a script', { elapsed_ms: '3000' }, false],
  ['a script that is too fast', { elapsed_ms: '2999' }, true],
  ['a duration that is no number', { elapsed_ms: 'mucho' }, true],
  ['a negative duration', { elapsed_ms: '-60000' }, true],
])('%s: %j, a bot: %s', (_name, fields, expected) => expect(isBot(formOf(fields))).toBe(expected));

it('is open to strangers for none of the actions of the back-office', () => {
  const files = globSync('app/admin/**/actions.{ts,tsx}');
  expect(files.length).toBeGreaterThan(5);
  const open = files.filter((file) => readFileSync(file, 'utf8').includes("allow: 'anyone'"));
  expect(open).toEqual([]);
});

it('a correction sent with the key of a stored form has another idempotency key', async () => {
  const key = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6';
  const sent = formOf({ idempotency_key: key });
  const keysOf = (nombre: string, file: string) =>
    idempotencyKeys('alta', sent, { nombre }, [file]);
  const first = await keysOf('Ana', 'a');
  expect(await keysOf('Ana', 'a')).toEqual(first);
  expect(await keysOf('Ana María', 'a')).not.toEqual(first);
  expect(await keysOf('Ana', 'b')).not.toEqual(first);
});

it('a form sent before its script was ready is found when its script sends it again', async () => {
  const tenMinutes = 10 * 60 * 1000;
  const keysOf = (key: string, now: number) =>
    idempotencyKeys('alta', formOf({ idempotency_key: key }), { nombre: 'Ana' }, ['a'], now);
  const [stored] = await keysOf('', 0);
  for (const now of [0, tenMinutes]) expect(await keysOf('a'.repeat(36), now)).toContain(stored);
  expect(await keysOf('a'.repeat(36), 2 * tenMinutes)).not.toContain(stored);
  const [deliberate] = await keysOf('a'.repeat(36), 0);
  expect(await keysOf('b'.repeat(36), 0)).not.toContain(deliberate);
  expect(await keysOf('', 0)).not.toContain(deliberate);
});
