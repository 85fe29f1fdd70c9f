import { beforeEach, expect, it, vi } from 'vitest';
import { formOf } from '@/tests/setup/form-of';

const doubles = vi.hoisted(() => ({
  remembered: [] as string[],
  known: null as string | null,
  refusal: null as string | null,
  roles: [] as string[],
  lacksSecondFactor: false,
  record: vi.fn(),
  countSignIn: vi.fn(),
  forgetSignIns: vi.fn(),
}));
vi.mock('@/lib/rate-limit/take', () => ({
  takeRateLimit: async () => ({ allowed: true, remaining: 1, retryAfter: 0 }),
}));
vi.mock('@/lib/rate-limit/client-address', () => ({ clientAddress: async () => '203.0.113.7' }));
vi.mock('@/lib/audit/record', () => ({ record: doubles.record }));
vi.mock('./attempts', () => ({
  countReset: async () => 'allowed',
  countSignIn: doubles.countSignIn,
  forgetSignIns: doubles.forgetSignIns,
  knownDevice: async () => doubles.known,
  rememberDevice: async (account: string) => void doubles.remembered.push(account),
}));
vi.mock('./session', async (original) => ({
  ...(await original<object>()),
  getCaller: async () => {
    const { roles, lacksSecondFactor } = doubles;
    return { id: '1', email: 'ana@example.org', roles, lacksSecondFactor, recovering: true };
  },
  assertProof: async () => undefined,
  assertStaff: async () => ({ id: '1', email: 'ana@example.org' }),
}));
vi.mock('./mutations', () => ({
  startSession: async () => doubles.refusal,
  changePassword: async () => null,
  replaceRecovery: async () => false,
  requestReset: async () => null,
}));

vi.mock('./invitations', () => ({
  acceptInvitation: async () => true,
  readInvitation: async () => ({ email: 'ana@example.org', role: 'staff', hasAccount: true }),
}));

const { sendReset, setNewPassword, signIn, takeInvitation } = await import('./actions');
const account = await import('@/app/admin/cuenta/actions');

const entering = () => signIn(null, formOf({ email: 'Ana@example.org', password: 'granada-2026' }));
const redirectTo = (path: string) => ({ digest: expect.stringContaining(`;${path};`) });

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(doubles, { remembered: [], known: null, refusal: null, roles: [] });
  doubles.lacksSecondFactor = false;
  doubles.countSignIn.mockResolvedValue(0);
});

it('a sign-in that works makes the browser known and forgets its failures', async () => {
  doubles.known = 'her-browser';
  await expect(entering()).rejects.toMatchObject(redirectTo('/'));
  const attempt = { account: 'ana@example.org', device: 'her-browser' };
  expect(doubles.countSignIn).toHaveBeenCalledWith(attempt);
  expect(doubles.forgetSignIns).toHaveBeenCalledWith(attempt);
  expect(doubles.remembered).toEqual(['ana@example.org']);
});

it('a sign-in that lacks its second factor makes no browser known, and is recorded as such', async () => {
  doubles.lacksSecondFactor = true;
  await expect(entering()).rejects.toMatchObject(redirectTo('/auth/segundo-paso?next=%2F'));
  expect(doubles.remembered).toEqual([]);
  const detail = { factor: false };
  expect(doubles.record).toHaveBeenCalledWith({ kind: 'acceso', actor: '1', detail });
});

it('a refused sign-in does neither and takes its time; past its limit, it asks nobody', async () => {
  doubles.refusal = 'Invalid login credentials';
  doubles.countSignIn.mockResolvedValue(250);
  const start = performance.now();
  expect(await entering()).toMatchObject({ ok: false, error: 'refused' });
  expect(performance.now() - start).toBeGreaterThan(240);
  Object.assign(doubles, { refusal: null });
  doubles.countSignIn.mockResolvedValue(null);
  expect(await entering()).toMatchObject({ ok: false, error: 'rate_limit' });
  expect(doubles.forgetSignIns).not.toHaveBeenCalled();
  expect(doubles.remembered).toEqual([]);
});

it('the password of an invited account is counted and recorded as that of a sign-in', async () => {
  const form = () => formOf({ token: 'x'.repeat(43), password: 'aljibe de la sultana' });
  doubles.refusal = 'Invalid login credentials';
  expect(await takeInvitation(null, form())).toMatchObject({ error: 'refused' });
  expect(doubles.countSignIn).toHaveBeenCalledWith({ account: 'ana@example.org', device: null });
  doubles.countSignIn.mockResolvedValue(null);
  expect(await takeInvitation(null, form())).toMatchObject({ error: 'rate_limit' });
  Object.assign(doubles, { refusal: null, lacksSecondFactor: true });
  doubles.countSignIn.mockResolvedValue(0);
  await expect(takeInvitation(null, form())).rejects.toMatchObject(redirectTo('/admin'));
  const detail = { factor: false };
  expect(doubles.record).toHaveBeenLastCalledWith({ kind: 'acceso', actor: '1', detail });
  expect(doubles.remembered).toEqual([]);
});

it('a new password makes the browser known, also when its session has to be opened by hand', async () => {
  // Six letters are enough without a role.
  const set = setNewPassword(null, formOf({ email: 'Ana@example.org', password: 'aljibe' }));
  await expect(set).rejects.toMatchObject(redirectTo('/auth?aviso=contrasena'));
  expect(doubles.remembered).toEqual(['ana@example.org']);
});

it('a recovery knows the address that a password of the staff may not repeat', async () => {
  doubles.roles = ['admin'];
  const form = formOf({ email: 'ana@example.org', password: 'Ana-Example-Org' });
  const answer = await setNewPassword(null, form);
  expect(answer).toMatchObject({ ok: false, fields: { password: 'password_address' } });
});

it('a form that shows another account, since another tab has opened one, changes nothing', async () => {
  const form = () =>
    formOf({ email: 'eva@example.org', password: 'aljibe de la sultana', name: 'Eva' });
  expect(await setNewPassword(null, form())).toEqual({ ok: false, error: 'expired', values: {} });
  const { savePassword, saveName, renewCodes, endOthers } = account;
  for (const action of [savePassword, saveName, renewCodes, endOthers]) {
    expect(await action(null, form())).toEqual({ ok: false, error: 'signed_out' });
  }
});

it('asking for a recovery mail without JavaScript keeps the page one was heading to', async () => {
  const ask = (next: string) => sendReset(null, formOf({ email: 'ana@example.org', next }));
  await Promise.all([
    expect(ask('/admin/contacto')).rejects.toMatchObject(
      redirectTo('/auth?aviso=email&next=%2Fadmin%2Fcontacto'),
    ),
    expect(ask('//evil.example')).rejects.toMatchObject(redirectTo('/auth?aviso=email')),
  ]);
});
