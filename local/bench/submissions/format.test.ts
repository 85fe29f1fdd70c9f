import { expect, it } from 'vitest';
import { formatSubmissions } from './format.ts';

it('writes one line for each way that files travel', () => {
  const load = { people: 100, thanked: 99, lost: 1, double: 2, orphans: 3, seconds: 12.34 };
  const text = formatSubmissions([
    { ...load, way: 'with the form', memory: 700 * 1024 * 1024 },
    { ...load, way: 'ahead of the form', memory: undefined },
  ]);
  expect(text).toContain('| with the form | 100 | 99 | 1 | 2 | 3 | 12.3 s | 700 MiB |');
  expect(text).toContain('| ahead of the form | 100 | 99 | 1 | 2 | 3 | 12.3 s | unknown |');
});
