import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '@/lib/log/log';
import { accountLimit, authLimits, deviceLimit, siteResetLimit, stepLimit } from './sign-in';

type Limit = { hits: number };
const doubles = vi.hoisted(() => ({ counted: new Map<string, number>(), network: 1 }));
vi.mock('@/lib/rate-limit/take', () => ({
  takeRateLimit: async (purpose: string, { hits }: Limit, subject = `net ${doubles.network}`) => {
    const key = `${purpose} ${subject}`;
    const taken = doubles.counted.get(key) ?? 0;
    if (taken >= hits) return { allowed: false, remaining: 0, retryAfter: 60 };
    doubles.counted.set(key, taken + 1);
    return { allowed: true, remaining: hits - taken - 1, retryAfter: 0 };
  },
  forgetRateLimit: async (purpose: string, subject: string) =>
    void doubles.counted.delete(`${purpose} ${subject}`),
}));

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

const attempts = await import('./attempts');
const { countReset, countSignIn, countStep, forgetSignIns, forgetSteps } = attempts;
const { knownDevice, rememberDevice } = attempts;

const account = 'ana@example.org';
const stranger = { account, device: null };
const owner = { account, device: 'her-browser' };

beforeEach(() => {
  jar.value = undefined;
  doubles.counted.clear();
  doubles.network = 1;
});

/** Tries from ever new networks, so that only the account is limited. */
async function strangersTry(count: number) {
  const answers = [];
  for (let n = 0; n < count; n += 1) {
    doubles.network += 1;
    answers.push(await countSignIn(stranger));
  }
  return answers;
}

it('slows strangers from the fifth failure on, and locks them out at the limit', async () => {
  const answers = await strangersTry(accountLimit.hits + 1);
  expect(answers.slice(0, 9)).toEqual([0, 0, 0, 0, 250, 500, 1000, 2000, 2000]);
  expect(Math.max(...answers.map(Number))).toBe(2000);
  expect(answers.indexOf(null)).toBe(accountLimit.hits);
});

it('limits strangers by network address over many accounts', async () => {
  for (let n = 0; n < authLimits.signIn.hits; n += 1) {
    expect(await countSignIn({ account: `${n}@example.org`, device: null })).toBe(0);
  }
  expect(await countSignIn({ account: 'one-more@example.org', device: null })).toBeNull();
});

it('a known browser is neither locked nor slowed by strangers, also in their network', async () => {
  await strangersTry(accountLimit.hits + 1);
  for (let n = 0; n <= authLimits.signIn.hits; n += 1) await countSignIn(stranger);
  expect(await countSignIn(owner)).toBe(0);
});

it('a known browser has a limit of its own, which locks nobody else', async () => {
  for (let n = 0; n < deviceLimit.hits; n += 1) expect(await countSignIn(owner)).toBe(0);
  expect(await countSignIn(owner)).toBeNull();
  expect(await countSignIn({ account, device: 'her-telephone' })).toBe(0);
  expect(await countSignIn({ account: 'eva@example.org', device: 'her-browser' })).toBe(0);
  expect(await countSignIn(stranger)).toBe(0);
});

it('a sign-in that works forgets the failures of its own counter only', async () => {
  await strangersTry(accountLimit.hits);
  for (let n = 0; n < deviceLimit.hits; n += 1) await countSignIn(owner);
  await forgetSignIns(owner);
  expect(await countSignIn(owner)).toBe(0);
  expect(await strangersTry(1)).toEqual([null]);
  await forgetSignIns(stranger);
  expect(await strangersTry(1)).toEqual([0]);
});

it('a stranger uses up the recovery mails of an account, not of the browser that knows it', async () => {
  const asked = [];
  for (let n = 0; n < 4; n += 1) asked.push(await countReset(stranger));
  expect(asked).toEqual(['allowed', 'allowed', 'allowed', 'account']);
  expect(await countReset(owner)).toBe('allowed');
  expect(await countSignIn(stranger)).toBe(0);
});

it('a stranger uses up the codes of strangers until one works, not those of a known browser', async () => {
  for (let n = 0; n < stepLimit.hits; n += 1) expect(await countStep(stranger)).toBe(true);
  expect(await countStep(stranger)).toBe(false);
  for (let n = 0; n < stepLimit.hits; n += 1) expect(await countStep(owner)).toBe(true);
  expect(await countStep(owner)).toBe(false);
  await forgetSteps(owner);
  expect(await countStep(owner)).toBe(true);
  expect(await countStep(stranger)).toBe(false);
});

it('stops the recovery mails of the site at its limit, with one line in the log', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const ask = (n: number) => countReset({ account: `${n}@example.org`, device: null });
  for (let n = 0; n < siteResetLimit.hits; n += 1) expect(await ask(n)).toBe('allowed');
  expect(warn).not.toHaveBeenCalled();
  expect([await ask(1_000), await ask(1_001)]).toEqual(['site', 'site']);
  expect(warn).toHaveBeenCalledTimes(1);
});

const written = () => jar.value ?? '';

/** The cookie of one more browser that knows the account. */
async function newCookie(): Promise<string> {
  jar.value = undefined;
  await rememberDevice(account);
  return written();
}

it('knows the accounts that have signed in, by the name that the browser keeps', async () => {
  expect(await knownDevice(account)).toBeNull();
  await rememberDevice(account);
  const device = await knownDevice(account);
  expect(device).toMatch(/^[\w-]{22}$/);
  await rememberDevice('eva@example.org');
  expect(await knownDevice(account)).toBe(device);
  expect(await knownDevice('eva@example.org')).toBe(device);
  expect(await knownDevice('otra@example.org')).toBeNull();
  expect(written()).not.toContain('ana');
  expect(jar.options).toEqual({
    ...{ path: '/auth', httpOnly: true, sameSite: 'lax', secure: true },
    maxAge: 365 * 24 * 3600,
  });
});

it('remembers an account once, and the last ten', async () => {
  for (const name of 'abcdefghijak') await rememberDevice(`${name}@example.org`);
  const known = await Promise.all(
    Array.from('abcdefghijk', (name) => knownDevice(`${name}@example.org`)),
  );
  expect(known.map((device) => device === null)).toEqual(
    Array.from('abcdefghijk', (n) => n === 'b'),
  );
  expect(written().split('.')).toHaveLength(11);
});

it('knows nobody by a forged, foreign or edited cookie', async () => {
  const [otherDevice = '', otherMark = ''] = (await newCookie()).split('.');
  const [device = '', mark = ''] = (await newCookie()).split('.');
  expect(otherDevice).not.toBe(device);
  const edited = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
  for (const value of [
    ...['', '.', device, `${device}.`, `${device}.${mark}.`, 'x'.repeat(4_000)],
    ...[`${device}.${otherMark}`, `${edited(device)}.${mark}`, `${device}.${edited(mark)}`],
    `${device}.${'A'.repeat(43)}`,
    `${device}.${`${mark}.`.repeat(10)}${mark}`,
  ]) {
    jar.value = value;
    expect(await knownDevice(account), value).toBeNull();
  }
  jar.value = `${device}.${mark}`;
  expect(await knownDevice(account)).toBe(device);
});

it('gives a browser with a broken cookie a new name', async () => {
  jar.value = 'nonsense';
  await rememberDevice(account);
  expect(await knownDevice(account)).toMatch(/^[\w-]{22}$/);
});
