import { beforeEach, expect, it, vi } from 'vitest';
import { logEvents, record } from './record';

const doubles = vi.hoisted(() => ({
  rpc: vi.fn(),
  network: vi.fn(async (): Promise<string | null> => '203.0.113.0/24'),
  log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
}));
vi.mock('@/lib/log/log', () => ({ log: doubles.log }));
vi.mock('@/lib/supabase/secret', () => ({ createSecretClient: () => ({ rpc: doubles.rpc }) }));
vi.mock('@/lib/rate-limit/client-address', () => ({ visitorNetwork: doubles.network }));

const account = '5f2f1c9e-8a54-4c39-9d53-0d7e25f1a001';
const refused = {
  kind: 'acceso_rechazado',
  about: { kind: 'cuenta', name: 'ana@example.org' },
} as const;

beforeEach(() => {
  vi.clearAllMocks();
  doubles.rpc.mockResolvedValue({ data: account, error: null });
});

it('stores the event with the network, and leaves the log to the jobs', async () => {
  await record(refused);
  expect(doubles.rpc).toHaveBeenCalledExactlyOnceWith('record_event', {
    kind: 'acceso_rechazado',
    about_kind: 'cuenta',
    about: 'ana@example.org',
    network: '203.0.113.0/24',
  });
  expect(doubles.log.info).not.toHaveBeenCalled();
});

it('logs every event that the log does not have yet, and fails when the database does', async () => {
  const event = { event: account, kind: 'rol_dado', account };
  doubles.rpc
    .mockResolvedValueOnce({ data: [event, event], error: null })
    .mockResolvedValueOnce({ data: [event], error: null })
    .mockResolvedValueOnce({ data: [], error: null })
    .mockResolvedValueOnce({ data: null, error: { message: 'x' } });
  expect(await logEvents()).toBe(3);
  expect(doubles.log.info.mock.calls).toEqual(Array(3).fill(['Recorded', undefined, event]));
  await expect(logEvents()).rejects.toThrow('could not be read');
});

it('leaves out what is not known', async () => {
  doubles.network.mockResolvedValueOnce(null);
  await record({ kind: 'acceso', actor: account });
  expect(doubles.rpc).toHaveBeenCalledWith('record_event', { kind: 'acceso', actor: account });
});

it.each([
  ['the database refuses', () => doubles.rpc.mockResolvedValue({ error: { message: 'x' } })],
  ['the database does not answer', () => doubles.rpc.mockRejectedValue(new TypeError('dead'))],
  ['there is no request', () => doubles.network.mockRejectedValueOnce(new Error('outside'))],
])('logs a failure and never throws when %s', async (_name, fail) => {
  fail();
  await expect(record(refused)).resolves.toBeUndefined();
  expect(doubles.log.error).toHaveBeenCalledOnce();
  expect(JSON.stringify(doubles.log.error.mock.calls)).not.toContain('ana@');
});
