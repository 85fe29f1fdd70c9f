import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { log } from '@/lib/log/log';

const doubles = vi.hoisted(() => ({
  takeRateLimit: vi.fn(),
  assertStaff: vi.fn(),
  assertAdmin: vi.fn(),
}));
vi.mock('@/lib/rate-limit/take', () => ({ takeRateLimit: doubles.takeRateLimit }));
vi.mock('@/lib/auth/session', () => ({
  assertStaff: doubles.assertStaff,
  assertAdmin: doubles.assertAdmin,
  ForbiddenError: class extends Error {},
}));

const { formAction } = await import('./form-action');
const { ForbiddenError } = await import('@/lib/auth/session');

const schema = z.object({ nombre: z.string().min(1, 'nombre'), clave: z.string() });
const run = vi.fn(async () => ({ ok: true }) as const);
const door = (options: Partial<Parameters<typeof formAction<typeof schema>>[0]> = {}) =>
  formAction({ name: 'prueba', schema, allow: 'anyone', secret: ['clave'], run, ...options });

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
const complete = { nombre: 'Ana', clave: 'secreta' };

beforeEach(() => {
  vi.resetAllMocks();
  run.mockResolvedValue({ ok: true });
  doubles.takeRateLimit.mockResolvedValue({ allowed: true, retryAfter: 0 });
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
});

describe('formAction', () => {
  it('hands over what the schema made of the form, and nothing else', async () => {
    expect(await door()(null, form({ ...complete, rol: 'admin' }))).toEqual({ ok: true });
    expect(run).toHaveBeenCalledWith(complete, undefined, expect.any(FormData));
  });

  it('gives back what was typed, but no secret, when the page has no script to keep it', async () => {
    const answer = await door()(null, form({ nombre: '', clave: 'secreta' }));
    expect(answer).toEqual({
      ok: false,
      error: 'invalid',
      fields: { nombre: 'nombre' },
      values: { nombre: '' },
    });
    const scripted = await door()(null, form({ nombre: '', clave: 'x', elapsed_ms: '9000' }));
    expect(scripted).not.toHaveProperty('values');
  });

  it('tells what is wrong with files together with the fields', async () => {
    const read = async () =>
      ({ ok: false, error: 'file_missing', fields: { obra: 'file_missing' } }) as const;
    expect(await door({ read })(null, form({ nombre: '', clave: '' }))).toMatchObject({
      error: 'invalid',
      fields: { nombre: 'nombre', obra: 'file_missing' },
    });
    expect(await door({ read })(null, form(complete))).toMatchObject({ error: 'file_missing' });
    expect(run).not.toHaveBeenCalled();
  });

  it('thanks a bot and forgets it, where there is a trap', async () => {
    const bot = { ...complete, apodo: 'x' };
    expect(await door({ trap: true })(null, form(bot))).toEqual({ ok: true });
    expect(run).not.toHaveBeenCalled();
    await door()(null, form(bot));
    expect(run).toHaveBeenCalledOnce();
  });

  it('counts every try, and past the limit looks at nothing', async () => {
    const limit = { hits: 1, seconds: 60 };
    const read = vi.fn(async () => undefined);
    const refused = await door({ limit, read })(null, form({ nombre: '', clave: '' }));
    expect(refused).toMatchObject({ error: 'invalid' });
    expect(doubles.takeRateLimit).toHaveBeenCalledExactlyOnceWith('prueba', limit);
    read.mockClear();
    doubles.takeRateLimit.mockResolvedValue({ allowed: false, retryAfter: 9 });
    for (const fields of [complete, { nombre: '', clave: '' }]) {
      const answer = await door({ limit, read })(null, form(fields));
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

  it('counts no try of a bot or of a caller without permission', async () => {
    const limit = { hits: 1, seconds: 60 };
    await door({ limit, trap: true })(null, form({ ...complete, apodo: 'x' }));
    doubles.assertStaff.mockRejectedValue(new ForbiddenError());
    await door({ limit, allow: 'staff' })(null, form(complete));
    expect(doubles.takeRateLimit).not.toHaveBeenCalled();
  });

  it.each([
    ['staff', doubles.assertStaff],
    ['admin', doubles.assertAdmin],
  ] as const)(
    'refuses a caller who is not %s before it looks at the form',
    async (allow, check) => {
      check.mockRejectedValue(new ForbiddenError());
      expect(await door({ allow })(null, form({}))).toMatchObject({ error: 'forbidden' });
      expect(run).not.toHaveBeenCalled();
    },
  );

  it('writes a refusal into the log in one line: it is no failure of the server', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    doubles.assertStaff.mockRejectedValue(new ForbiddenError('staff only'));
    await door({ allow: 'staff' })(null, form(complete));
    expect(warn.mock.calls).toEqual([['Form prueba refused: staff only']]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('answers a failure with a message key, never with what the backend said', async () => {
    run.mockRejectedValue(new Error('duplicate key value violates constraint'));
    const answer = await door()(null, form(complete));
    expect(answer).toMatchObject({ ok: false, error: 'failure' });
    expect(JSON.stringify(answer)).not.toContain('constraint');
  });
});
