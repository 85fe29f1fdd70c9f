import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '@/lib/log/log';

type Answer = { data: unknown; error: unknown };
const doubles = vi.hoisted(() => ({
  session: { data: { session: null }, error: null } as Answer,
  user: { data: { user: null }, error: null } as Answer,
  roles: { data: [], error: null } as Answer,
}));
vi.mock('@/lib/supabase/server', () => ({
  createSessionClient: async () => ({
    auth: { getSession: async () => doubles.session, getUser: async () => doubles.user },
    from: () => ({ select: () => ({ eq: async () => doubles.roles }) }),
  }),
}));

const {
  assertProof,
  assertStaff,
  ForbiddenError,
  getCaller,
  requireStaff,
  signInAddress,
  StaleProofError,
} = await import('./session');

const redirectTo = (path: string) => ({ digest: expect.stringContaining(`;${path};`) });

function setToken(claims: object) {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  doubles.session = { data: { session: { access_token: `x.${payload}.y` } }, error: null };
}

function signedIn(method: string, roles: Answer = { data: [{ role: 'staff' }], error: null }) {
  setToken({ amr: [{ method, timestamp: Date.now() / 1000 }] });
  const user = { id: '1', email: 'ana@example.org', user_metadata: {} };
  doubles.user = { data: { user }, error: null };
  doubles.roles = roles;
}

beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  doubles.session = { data: { session: null }, error: null };
});

it('returns a caller who is staff, and redirects people without a session', async () => {
  signedIn('password');
  expect(await requireStaff('/admin')).toMatchObject({ roles: ['staff'], recovering: false });
  doubles.session = { data: { session: null }, error: null };
  await expect(requireStaff('/admin/editorial')).rejects.toMatchObject(
    redirectTo('/auth?next=%2Fadmin%2Feditorial'),
  );
});

it.each([
  ['without a role', '/', 'forbidden', 'password', { data: [], error: null }],
  ['of unreadable roles', '/', 'failure', 'password', { data: null, error: { message: 'down' } }],
  ['of a recovery mail, whatever its roles', '/auth', 'forbidden', 'otp', undefined],
] as const)('refuses the session %s', async (_name, path, reason, method, roles) => {
  signedIn(method, roles);
  await expect(requireStaff('/admin')).rejects.toMatchObject(redirectTo(path));
  await expect(assertStaff('office')).rejects.toBeInstanceOf(ForbiddenError);
  await expect(assertStaff('office')).rejects.toMatchObject({ reason });
});

it('refuses everything until the second factor was given', async () => {
  signedIn('password');
  const factors = [{ id: 'f', status: 'verified', friendly_name: 'Teléfono', created_at: '' }];
  Object.assign((doubles.user.data as { user: object }).user, { factors });
  await expect(requireStaff('/admin/editorial')).rejects.toMatchObject(
    redirectTo('/auth/segundo-paso?next=%2Fadmin%2Feditorial'),
  );
  await expect(assertStaff('office')).rejects.toMatchObject({ reason: 'signed_out' });
  setToken({ aal: 'aal2', amr: [{ method: 'password' }, { method: 'totp' }] });
  expect(await assertStaff('office')).toMatchObject({ lacksSecondFactor: false });
});

it('what matters most needs a proof of the last fifteen minutes', async () => {
  const provedMinutesAgo = (minutes: number) =>
    setToken({ amr: [{ method: 'password', timestamp: Date.now() / 1000 - minutes * 60 }] });
  signedIn('password', { data: [{ role: 'admin' }], error: null });
  provedMinutesAgo(16);
  await expect(assertProof('house')).rejects.toBeInstanceOf(StaleProofError);
  provedMinutesAgo(14);
  expect(await assertProof('house')).toMatchObject({ id: '1' });
  signedIn('password');
  await expect(assertProof('house')).rejects.toBeInstanceOf(ForbiddenError);
});

it('ignores a cookie that the service refuses', async () => {
  signedIn('password');
  doubles.user = { data: { user: null }, error: new Error('bad_jwt') };
  expect(await getCaller()).toBeNull();
});

it.each([
  ['session', 'AuthRetryableFetchError'],
  ['user', 'AuthRetryableFetchError'],
  // The error that auth-js returns for a response that is not its JSON, such as a proxy's error page.
  ['user', 'AuthUnknownError'],
] as const)('does not take an outage for a sign-out: %s, %s', async (which, name) => {
  const error = Object.assign(new Error('fetch failed'), { name });
  signedIn('password');
  doubles[which] = { data: { session: null, user: null }, error };
  await expect(getCaller()).rejects.toBe(error);
});

it.each([
  ['/', {}, '/auth'],
  ['/', { vista: 'registro' }, '/auth?vista=registro'],
  ['/admin?q=a&b', {}, '/auth?next=%2Fadmin%3Fq%3Da%26b'],
  ['/admin', { vista: 'recuperar' }, '/auth?vista=recuperar&next=%2Fadmin'],
])('the page to sign in that leads to %s, with %j, is %s', (next, view, address) => {
  expect(signInAddress(next, view)).toBe(address);
});
