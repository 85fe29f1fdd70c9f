import { expect, it, vi } from 'vitest';
import { type DoorSecret, doorSecrets } from '@/lib/env-schema';
import { carriesSecret, readPersonRequest, refuseCaller } from './refuse-caller';

const secrets = vi.hoisted(() => ({}) as Partial<Record<DoorSecret, string>>);
vi.mock('@/lib/env', () => ({ env: secrets }));

const secret = 'una-clave-de-prueba-larga';

it.each([
  ['the secret', `Bearer ${secret}`, true],
  ['the bare secret', secret, false],
  ['another scheme', `Basic ${secret}`, false],
  ['another secret of the same length', `Bearer ${secret.toUpperCase()}`, false],
])('a caller with %s', (_name, header, expected) => {
  expect(carriesSecret(header, secret)).toBe(expected);
});

it.each(doorSecrets)('an address that %s opens is closed to the other secrets', (name) => {
  const ask = (bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` };
    return refuseCaller(new Request('https://x.example/', { headers }), name)?.status ?? 200;
  };
  for (const each of doorSecrets) secrets[each] = `secret of ${each}`;
  expect(doorSecrets.filter((each) => ask(`secret of ${each}`) === 200)).toEqual([name]);
  expect(ask('')).toBe(401);
  // It is closed to all while it has none.
  delete secrets[name];
  for (const bearer of ['', 'undefined', ...Object.values(secrets)])
    expect(ask(bearer)).toBe(name === 'PERSONAL_DATA_SECRET' ? 404 : 503);
});

it.each([
  ['\u200e ana＠bugs.example', 'ana@bugs.example'],
  ['ana luz@bugs.example', undefined],
  ['\u200e', undefined],
])('a request about %j is about %s', async (email, address) => {
  const body = JSON.stringify({ email });
  const request = new Request('https://x.example/', { method: 'POST', body });
  expect((await readPersonRequest(request))?.email).toBe(address);
});
