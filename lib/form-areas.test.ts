import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { maxImageMegabytes } from '@/lib/blog/image-rules';
import { fileMegabytes, requestMegabytes } from './form-areas';

const read = (path: string) => readFileSync(path, 'utf8');

it('the local storage and nginx accept the largest file and request', () => {
  const [, megabytes] = /^file_size_limit = "(\d+)MiB"$/m.exec(read('supabase/config.toml')) ?? [];
  expect(Number(megabytes)).toBeGreaterThanOrEqual(fileMegabytes);
  expect(read('deploy/nginx/server.conf')).toContain(
    `\nclient_max_body_size ${requestMegabytes}m;`,
  );
  expect(requestMegabytes).toBeGreaterThan(maxImageMegabytes);
});
