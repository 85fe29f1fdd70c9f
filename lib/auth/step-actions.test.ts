import { beforeEach, expect, it, vi } from 'vitest';
import { formOf } from '@/tests/setup/form-of';

const doubles = vi.hoisted(() => ({ caller: {} as object | null, start: vi.fn(), prove: vi.fn() }));
vi.mock('./session', async (original) => ({
  ...(await original<object>()),
  getCaller: async () => doubles.caller,
}));
vi.mock('./factors', () => ({ startFactor: doubles.start, giveSecondFactor: doubles.prove }));
vi.mock('@/lib/rate-limit/take', () => ({ takeRateLimit: async () => ({ allowed: true }) }));

const { beginFactor, prove } = await import('./step-actions');

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
const person = { id: '1', recovering: false, factors: [{ id: 'f' }], provedAt: 0 };

const form = (fields: Record<string, string>) => formOf({ ...fields, elapsed_ms: '1' });

beforeEach(() => vi.resetAllMocks());

it.each([
  ['a proof that is too old', { ...person, provedAt: minutesAgo(16) }, 'proof'],
  ['a recovery', { ...person, provedAt: minutesAgo(1), recovering: true }, 'signed_out'],
  ['nobody', null, 'signed_out'],
])('no factor is added by %s', async (_name, caller, error) => {
  doubles.caller = caller;
  expect(await beginFactor(null, form({ name: 'Móvil' }))).toMatchObject({ ok: false, error });
  expect(doubles.start).not.toHaveBeenCalled();
});

it('a fresh proof adds one, and leads to its key', async () => {
  doubles.caller = { ...person, provedAt: minutesAgo(14) };
  doubles.start.mockResolvedValue(null);
  await expect(beginFactor(null, form({ name: 'Móvil', next: '/admin/cuenta' }))).rejects.toThrow(
    'NEXT_REDIRECT',
  );
  expect(doubles.start).toHaveBeenCalledWith(doubles.caller, 'Móvil');
});

it('a factor has a name that can be seen', async () => {
  doubles.caller = { ...person, provedAt: minutesAgo(1) };
  const answer = await beginFactor(null, form({ name: '\u200b\u3164 ' }));
  expect(answer).toMatchObject({ fields: { name: 'factor_name' } });
  expect(doubles.start).not.toHaveBeenCalled();
});

it('who has a factor does not prove it with the password', async () => {
  doubles.caller = person;
  const sent = form({ password: 'granada-2026' });
  expect(await prove(null, sent)).toMatchObject({ fields: { code: 'code_wrong' } });
  expect(doubles.prove).not.toHaveBeenCalled();
});

it.each(['123 456', '１２３－４５６', '١٢٣٤٥٦', '123\u200b-\u2060456', '123\u2011456'])(
  'the code %j is 123456',
  async (code) => {
    doubles.caller = person;
    doubles.prove.mockResolvedValue(null);
    await expect(prove(null, form({ code }))).rejects.toThrow('NEXT_REDIRECT');
    expect(doubles.prove).toHaveBeenCalledWith(person, '123456');
  },
);
