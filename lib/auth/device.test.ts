import { beforeEach, expect, it, vi } from 'vitest';
import { knownDevice, rememberDevice } from './attempts';

const jar = vi.hoisted(() => ({ value: undefined as string | undefined, options: {} as object }));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: () => (jar.value === undefined ? undefined : { value: jar.value }),
    set: (name: string, value: string, options: object) => {
      expect(name).toBe('dauro-device');
      Object.assign(jar, { value, options });
    },
  }),
}));

const ana = 'ana@example.org';
const written = () => jar.value ?? '';

beforeEach(() => {
  jar.value = undefined;
});

/** The cookie of another browser that knows the account. */
async function cookieOf(account: string): Promise<string> {
  jar.value = undefined;
  await rememberDevice(account);
  return written();
}

it('knows the accounts that have signed in, by the name that the browser keeps', async () => {
  expect(await knownDevice(ana)).toBeNull();
  await rememberDevice(ana);
  const device = await knownDevice(ana);
  expect(device).toMatch(/^[\w-]{22}$/);
  await rememberDevice('eva@example.org');
  expect(await knownDevice(ana)).toBe(device);
  expect(await knownDevice('eva@example.org')).toBe(device);
  expect(await knownDevice('otra@example.org')).toBeNull();
  expect(written()).not.toContain('ana');
  const day = 24 * 3600;
  expect(jar.options).toEqual({
    ...{ path: '/auth', httpOnly: true, sameSite: 'lax', secure: true },
    maxAge: 365 * day,
  });
});

it('remembers an account once, and the last five', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'a', 'f'])
    await rememberDevice(`${name}@example.org`);
  const known = await Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => knownDevice(`${name}@example.org`)),
  );
  expect(known.map((device) => device !== null)).toEqual([true, false, true, true, true, true]);
  expect(written().split('.')).toHaveLength(6);
});

it('knows nobody by a forged, foreign or edited cookie', async () => {
  const [otherDevice = '', otherMark = ''] = (await cookieOf(ana)).split('.');
  const [device = '', mark = ''] = (await cookieOf(ana)).split('.');
  expect(otherDevice).not.toBe(device);
  const edited = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
  for (const value of [
    ...['', '.', device, `${device}.`, `${device}.${mark}.`, 'x'.repeat(4_000)],
    ...[`${device}.${otherMark}`, `${edited(device)}.${mark}`, `${device}.${edited(mark)}`],
    `${device}.${'A'.repeat(43)}`,
    `${device}.${`${mark}.`.repeat(6)}${mark}`,
  ]) {
    jar.value = value;
    expect(await knownDevice(ana), value).toBeNull();
  }
  jar.value = `${device}.${mark}`;
  expect(await knownDevice(ana)).toBe(device);
});

it('gives a browser with a broken cookie a new name', async () => {
  jar.value = 'nonsense';
  await rememberDevice(ana);
  expect(await knownDevice(ana)).toMatch(/^[\w-]{22}$/);
});
