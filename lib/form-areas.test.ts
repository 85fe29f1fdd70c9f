import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileMegabytes, requestMegabytes } from '@/lib/form-areas';

it('nginx accepts the size of the largest form', () => {
  const conf = readFileSync('deploy/nginx/server.conf', 'utf8');
  expect(conf).toContain(`\nclient_max_body_size ${requestMegabytes}m;`);
});

it('file sizes equal the limits of the buckets and table checks in a migration', () => {
  const read = (file: string) => readFileSync(`supabase/migrations/${file}`, 'utf8');
  const sql = readdirSync('supabase/migrations').map(read).join('');
  expect(sql).toContain(String(fileMegabytes * 1024 * 1024));
});
