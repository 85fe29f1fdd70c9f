import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileMegabytes, requestMegabytes } from '@/lib/form-areas';

it('lets nginx pass what the largest form sends', () => {
  const conf = readFileSync('deploy/nginx/server.conf', 'utf8');
  expect(conf).toContain(`\nclient_max_body_size ${requestMegabytes}m;`);
});

it('has the size limit that a migration gives to the buckets and the checks of the tables', () => {
  const read = (file: string) => readFileSync(`supabase/migrations/${file}`, 'utf8');
  const sql = readdirSync('supabase/migrations').map(read).join('');
  expect(sql).toContain(String(fileMegabytes * 1024 * 1024));
});
