import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { isolate } from './isolate.ts';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The checks of `npm test` themselves: what would make them pass although something is wrong. */
it('compile everything anew, because an incremental build misses texts removed from messages/es', () => {
  expect(json('tsconfig.json').compilerOptions.incremental).toBe(false);
});

it('get no variable of the machine', () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.example');
  vi.stubEnv('SMTP_URL', 'smtp://mail.example');
  isolate();
  expect(process.env['OTEL_EXPORTER_OTLP_ENDPOINT']).toBe('');
  expect(process.env['SMTP_URL']).toBe('');
});

it('install from a lockfile that has the packages of every platform', () => {
  const packages: Record<string, { optionalDependencies?: Record<string, string> }> =
    json('package-lock.json').packages;
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
