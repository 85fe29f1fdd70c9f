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

const { assertStaff, ForbiddenError, getCaller, requireStaff } = await import('./session');

const redirectTo = (path: string) => ({ digest: expect.stringContaining(`;${path};`) });

function signedIn(method: string, roles: Answer = { data: [{ role: 'staff' }], error: null }) {
  const claims = Buffer.from(JSON.stringify({ amr: [{ method }] })).toString('base64url');
  doubles.session = { data: { session: { access_token: `x.${claims}.y` } }, error: null };
  doubles.user = { data: { user: { id: '1', email: 'ana@example.org' } }, error: null };
  doubles.roles = roles;
}

beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  doubles.session = { data: { session: null }, error: null };
});

it('returns a caller who is staff', async () => {
  signedIn('password');
  expect(await requireStaff('/admin')).toMatchObject({ roles: ['staff'], recovering: false });
});

it('redirects people without a session to sign in', async () => {
  await expect(requireStaff('/admin/editorial')).rejects.toMatchObject(
    redirectTo('/auth?next=%2Fadmin%2Feditorial'),
  );
});

it('treats unreadable roles as none: redirect home, no permission', async () => {
  signedIn('password', { data: null, error: { message: 'down' } });
  await expect(requireStaff('/admin')).rejects.toMatchObject(redirectTo('/'));
  await expect(assertStaff('office')).rejects.toBeInstanceOf(ForbiddenError);
});

it('refuses the session of a recovery mail, whatever its roles', async () => {
  signedIn('otp');
  await expect(requireStaff('/admin')).rejects.toMatchObject(redirectTo('/auth'));
  await expect(assertStaff('office')).rejects.toBeInstanceOf(ForbiddenError);
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
  const outage = Object.assign(new Error('fetch failed'), { name });
  signedIn('password');
  doubles[which] = { data: { session: null, user: null }, error: outage };
  await expect(getCaller()).rejects.toBe(outage);
});
