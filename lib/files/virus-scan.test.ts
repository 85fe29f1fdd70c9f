import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/log/log';
import { eicar, pdf, pdfOfSize } from '@/tests/fixtures/documents';
import { StandInClamd } from '@/tests/setup/clamd';
import { clamdProgram, startClamd } from '@/tests/setup/own-clamd';
import { findsVirus } from './virus-scan';

const big = new Uint8Array(pdfOfSize(10 * 1024 * 1024).buffer);
const bytes = new Uint8Array(pdf().buffer);

describe('a scan by a fake clamd', () => {
  let clamd: StandInClamd;
  beforeAll(async () => {
    clamd = await StandInClamd.start();
  });
  afterAll(() => clamd.close());
  beforeEach(() => {
    clamd.received.length = 0;
  });
  const scan = (file = bytes) => findsVirus(file, clamd.url, 2000);

  it('opens no connection without an address', async () => {
    expect(await findsVirus(bytes, undefined)).toBe(false);
  });

  it.each([
    ['a small file', bytes],
    ['10 MB', big],
  ])('sends %s completely and finds nothing', async (_name, file) => {
    clamd.mode = 'clean';
    expect(await scan(file)).toBe(false);
    expect(clamd.received).toHaveLength(1);
    expect(clamd.received[0]?.equals(file)).toBe(true);
  });

  it('finds a virus and logs its name in one line', async () => {
    clamd.mode = 'found';
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    expect(await scan()).toBe(true);
    expect(warn.mock.calls).toEqual([
      [`Virus scanner: Eicar-Signature in a file of ${bytes.length} bytes`],
    ]);
  });

  it.each([
    ['limit', 'answers "INSTREAM size limit exceeded. ERROR"'],
    ['nonsense', 'gives no answer'],
    ['closing', 'gives no answer'],
    ['hanging', 'gives no answer'],
  ] as const)('throws when clamd is %s', async (mode, answer) => {
    clamd.mode = mode;
    const message = `Virus scanner ${clamd.url} ${answer}`;
    await expect(findsVirus(bytes, clamd.url, 300)).rejects.toThrow(message);
  });

  it('throws when clamd refuses a large file before reading all of it', async () => {
    clamd.mode = 'limit';
    await expect(scan(big)).rejects.toThrow(/^Virus scanner /);
  });

  it('throws when the connection is refused', async () => {
    const gone = await StandInClamd.start();
    await gone.close();
    await expect(findsVirus(bytes, gone.url, 2000)).rejects.toMatchObject({
      message: `Virus scanner ${gone.url} gives no answer`,
      cause: { code: 'ECONNREFUSED' },
    });
  });
});

it.skipIf(!clamdProgram)('the real clamd finds EICAR, and has a limit', async () => {
  const url = await startClamd();
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  expect(await findsVirus(new Uint8Array(eicar().buffer), url)).toBe(true);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('Eicar-Test')]]);
  expect(await findsVirus(bytes, url)).toBe(false);
  await expect(findsVirus(big, url)).rejects.toThrow(/^Virus scanner /);
});
