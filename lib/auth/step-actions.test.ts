import { beforeEach, expect, it, vi } from 'vitest';
import { formOf } from '@/tests/setup/form-of';

const doubles = vi.hoisted(() => ({
  ...{ caller: {} as object | null, start: vi.fn(), prove: vi.fn(), spend: vi.fn() },
  confirm: vi.fn(),
  ...{ count: vi.fn(), forget: vi.fn(), remember: vi.fn() },
}));
vi.mock('./session', async (original) => ({
  ...(await original<object>()),
  getCaller: async () => doubles.caller,
}));
vi.mock('./factors', () => ({
  startFactor: doubles.start,
  confirmFactor: doubles.confirm,
  giveSecondFactor: doubles.prove,
  spendRecoveryCode: doubles.spend,
}));
vi.mock('./attempts', () => ({
  knownDevice: async () => 'her-browser',
  countStep: doubles.count,
  forgetSteps: doubles.forget,
  rememberDevice: doubles.remember,
}));
vi.mock('@/lib/rate-limit/take', () => ({ takeRateLimit: async () => ({ allowed: true }) }));

const { beginFactor, giveCode, giveRecoveryCode, prove, verifyFactor } = await import(
  './step-actions'
);

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
const email = 'ana@example.org';
const person = { id: '1', email, recovering: false, factors: [{ id: 'f' }], provedAt: 0 };

const form = (fields: Record<string, string>) => formOf({ ...fields, elapsed_ms: '1' });

beforeEach(() => {
  vi.resetAllMocks();
  doubles.count.mockResolvedValue(true);
});

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

it('a key that is no longer there is begun anew; no code of it would be right', async () => {
  doubles.caller = person;
  doubles.confirm.mockResolvedValue('mfa_factor_not_found');
  const sent = form({ factor: '10000000-0000-4000-8000-000000000000', code: '123456' });
  await expect(verifyFactor(null, sent)).rejects.toMatchObject({
    digest: expect.stringContaining('aviso=clave'),
  });
  doubles.confirm.mockResolvedValue('mfa_verification_failed');
  expect(await verifyFactor(null, sent)).toMatchObject({ fields: { code: 'code_wrong' } });
});

it('who has a factor does not prove it with the password', async () => {
  doubles.caller = person;
  const sent = form({ password: 'granada-2026' });
  expect(await prove(null, sent)).toMatchObject({ fields: { code: 'code_wrong' } });
  expect(doubles.prove).not.toHaveBeenCalled();
});

it.each([
  ['giveCode', giveCode],
  ['prove', prove],
])('%s counts codes by browser; one that works makes it known and begins anew', async (_, give) => {
  doubles.caller = { ...person, email: 'Ana@example.org' };
  doubles.prove.mockResolvedValue('mfa_verification_failed');
  expect(await give(null, form({ code: '123456' }))).toMatchObject({
    fields: { code: 'code_wrong' },
  });
  expect(doubles.forget).not.toHaveBeenCalled();
  expect(doubles.remember).not.toHaveBeenCalled();
  doubles.prove.mockResolvedValue(null);
  await expect(give(null, form({ code: '123456' }))).rejects.toThrow('NEXT_REDIRECT');
  const attempt = { account: email, device: 'her-browser' };
  expect(doubles.count.mock.calls).toEqual([[attempt], [attempt]]);
  expect(doubles.forget).toHaveBeenCalledWith(attempt);
  expect(doubles.remember.mock.calls).toEqual([[email], [`second step of ${email}`]]);
});

it('past the limit no code is tried, and a recovery code still is', async () => {
  doubles.caller = person;
  doubles.count.mockResolvedValue(false);
  expect(await giveCode(null, form({ code: '123456' }))).toMatchObject({ error: 'rate_limit' });
  expect(doubles.prove).not.toHaveBeenCalled();
  doubles.spend.mockResolvedValue(true);
  const sent = giveRecoveryCode(null, form({ recovery: 'aaaa' }));
  await expect(sent).rejects.toThrow('NEXT_REDIRECT');
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

it('a code is short before it is cleaned', async () => {
  doubles.caller = person;
  const answer = await giveCode(null, form({ code: '123456'.padEnd(101) }));
  expect(answer).toMatchObject({ fields: { code: 'code' } });
  expect(doubles.prove).not.toHaveBeenCalled();
});
