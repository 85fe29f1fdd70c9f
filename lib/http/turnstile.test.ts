import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { Turnstile } from './turnstile';

it('lets each one in as itself, and not as the one who left before', () => {
  const names = new AsyncLocalStorage<string>();
  const turnstile = new Turnstile(1, 2);
  const seen: (string | undefined)[] = [];
  const enter = (name: string) =>
    names.run(name, () => turnstile.enter(1, () => seen.push(names.getStore())));

  const leave = enter('first');
  enter('second');
  names.run('first', () => leave?.());
  expect(seen).toEqual(['first', 'second']);
});
