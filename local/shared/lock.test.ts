import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { LockHeld, takeLock, untilReleased } from './lock.ts';

const lockFile = () => join(temporaryFolder('lock'), 'lock');

/** Another process that takes the lock, reports it, and waits to be killed. */
async function otherHolder(file: string) {
  const script = `${file}.holder.mjs`;
  const source = new URL('./lock.ts', import.meta.url).href;
  writeFileSync(
    script,
    `import { takeLock } from '${source}'; takeLock('${file}'); gc(); process.send('held'); setInterval(() => {}, 1000);`,
  );
  const holder = fork(script, {
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc'],
  });
  // A remaining child would keep vitest from ending.
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder, 'message');
  return holder;
}

describe('takeLock', () => {
  it('refuses a second holder and names the first, and can be taken after its release', () => {
    const file = lockFile();
    const lock = takeLock(file);
    expect(() => takeLock(file)).toThrow(LockHeld);
    expect(() => takeLock(file)).toThrow(expect.objectContaining({ pid: process.pid }));
    lock.release();
    const again = takeLock(file);
    expect(again.isInherited).toBe(false);
    again.release();
  });

  it('can be taken after its holder was killed', async () => {
    const file = lockFile();
    const holder = await otherHolder(file);
    expect(() => takeLock(file)).toThrow(LockHeld);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const lock = takeLock(file);
    expect(lock.isInherited).toBe(true);
    lock.release();
  });
});

it('waits for the holder, and not longer than it may', async () => {
  const file = lockFile();
  await untilReleased(file, 10_000);
  const holder = await otherHolder(file);
  await untilReleased(file, 0);
  setTimeout(() => holder.kill('SIGKILL'), 100);
  await untilReleased(file, 10_000);
  expect(holder.killed).toBe(true);
  takeLock(file).release();
});
