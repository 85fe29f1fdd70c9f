import { describe, expect, it } from 'vitest';
import {
  sessionCookieName,
  sessionCookieOptions,
  signedInMarkerName,
  withSignedInMarker,
} from './session-cookie';

const options = { path: '/', httpOnly: true, maxAge: 100 };

describe('withSignedInMarker', () => {
  it('marks a new session with a cookie that scripts can read and that contains no token', () => {
    const chunk = { name: `${sessionCookieName}.0`, value: 'base64-token', options };
    const stale = { name: `${sessionCookieName}.1`, value: '', options: { ...options, maxAge: 0 } };
    expect(withSignedInMarker([stale, chunk]).at(-1)).toEqual({
      name: signedInMarkerName,
      value: '1',
      // Thirty days instead of the 400 of @supabase/ssr.
      options: { path: '/', maxAge: 2_592_000 },
    });
  });

  it('has the prefix of the session, which browsers accept only with these options', () => {
    const { name, ...rest } = sessionCookieOptions('https://grupodauro.example');
    expect([name, rest]).toEqual([
      `__Host-${sessionCookieName}`,
      { path: '/', sameSite: 'lax', secure: true, httpOnly: true },
    ]);
    expect(withSignedInMarker([{ name: `${name}.1`, value: 'x', options: rest }]).at(-1)).toEqual({
      name: `__Host-${signedInMarkerName}`,
      value: '1',
      options: { path: '/', sameSite: 'lax', secure: true, maxAge: 2_592_000 },
    });
    const local = sessionCookieOptions('http://localhost:3000');
    expect(local).toMatchObject({ name: sessionCookieName, secure: false });
  });

  it('removes the marker together with the session', () => {
    const gone = { name: sessionCookieName, value: '', options: { ...options, maxAge: 0 } };
    expect(withSignedInMarker([gone]).at(-1)).toEqual({
      name: signedInMarkerName,
      value: '',
      options: { path: '/', maxAge: 0 },
    });
  });

  it('does not change other cookies', () => {
    const other = { name: `${sessionCookieName.replace('token', 'code')}`, value: 'x', options };
    expect(withSignedInMarker([other])).toEqual([other]);
  });
});
