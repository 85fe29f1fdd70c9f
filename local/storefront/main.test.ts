import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

function start(port: string, dataDir = temporaryFolder('storefront')) {
  const env = { ...process.env, STOREFRONT_PORT: port, DATA_DIR: dataDir };
  const child = fork(main, { env, execArgv: [], silent: true });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

const messageOf = async (child: ChildProcess) => (await once(child, 'message'))[0];
const codeOf = async (child: ChildProcess) => (await once(child, 'exit'))[0];

it.each(['SIGTERM', 'SIGINT', 'disconnect'] as const)(
  'leaves in good order on %s',
  async (farewell) => {
    const child = start('0');
    const { ready } = await messageOf(child);
    expect(ready).toEqual({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      token: expect.any(String),
      webhookSecret: expect.any(String),
    });
    // An unfinished request must not keep the process alive.
    const fault = { method: 'POST', body: '{"mode":"timeout"}' };
    // The type of plain text, which a web page could send.
    expect((await fetch(`${ready.url}/__faults`, fault)).status).toBe(415);
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${ready.url}/__faults`, { ...fault, headers })).status).toBe(200);
    const exit = codeOf(child);
    if (farewell === 'disconnect') child.disconnect();
    else child.kill(farewell);
    expect(await exit).toBe(0);
  },
);

it('reports in one sentence that its port is used', async () => {
  const { ready } = await messageOf(start('0'));
  const second = start(new URL(ready.url).port);
  const exit = codeOf(second);
  expect(await messageOf(second)).toEqual({
    failed: expect.stringMatching(/^El puerto \d+ ya está ocupado/),
  });
  expect(await exit).toBe(1);
});

it('reports in one sentence that a port is invalid, or that it cannot write', async () => {
  expect(await messageOf(start('muchos'))).toEqual({
    failed: expect.stringMatching(/STOREFRONT_PORT no es un puerto: muchos/),
  });
  const file = join(temporaryFolder('storefront'), 'file');
  await writeFile(file, '');
  const blocked = start('0', file);
  const exit = codeOf(blocked);
  expect(await messageOf(blocked)).toEqual({
    failed: expect.stringMatching(/no puede escribir en .*DATA_DIR/),
  });
  expect(await exit).toBe(1);
});
