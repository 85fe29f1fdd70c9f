import { expect, it } from 'vitest';
import {
  sessionCookieName,
  sessionCookieOptions,
  signedInMarkerName,
  withSignedInMarker,
} from './session-cookie';

const options = { path: '/', httpOnly: true, maxAge: 100 };

it('marks a new session with a cookie that scripts can read and that contains no token', () => {
  const chunk = { name: `${sessionCookieName}.0`, value: 'base64-token', options };
  const stale = { name: `${sessionCookieName}.1`, value: '', options: { ...options, maxAge: 0 } };
  // Thirty days instead of the 400 of @supabase/ssr.
  const kept = { path: '/', maxAge: 2_592_000 };
  const marker = { name: signedInMarkerName, value: '1', options: kept };
  expect(withSignedInMarker([stale, chunk]).at(-1)).toEqual(marker);
});

it('the marker has the prefix of the session, which browsers accept only with these options', () => {
  const { name, ...rest } = sessionCookieOptions('https://grupodauro.example');
  expect(name).toBe(`__Host-${sessionCookieName}`);
  expect(rest).toEqual({ path: '/', sameSite: 'lax', secure: true, httpOnly: true });
  expect(withSignedInMarker([{ name: `${name}.1`, value: 'x', options: rest }]).at(-1)).toEqual({
    name: `__Host-${signedInMarkerName}`,
    value: '1',
    options: { path: '/', sameSite: 'lax', secure: true, maxAge: 2_592_000 },
  });
  const local = sessionCookieOptions('http://localhost:3000');
  expect(local).toMatchObject({ name: sessionCookieName, secure: false });
});

it('removes the marker together with the session, and does not change other cookies', () => {
  const gone = { name: sessionCookieName, value: '', options: { ...options, maxAge: 0 } };
  const marker = { name: signedInMarkerName, value: '', options: { path: '/', maxAge: 0 } };
  expect(withSignedInMarker([gone]).at(-1)).toEqual(marker);
  const other = { name: sessionCookieName.replace('token', 'code'), value: 'x', options };
  expect(withSignedInMarker([other])).toEqual([other]);
});
