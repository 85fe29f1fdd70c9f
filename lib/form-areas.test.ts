import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { maxImageMegabytes } from '@/lib/blog/image-rules';
import { documentKinds } from '@/lib/files/kinds';
import { areaNames, fileMegabytes, filesOf, requestMegabytes, specOf } from '@/lib/form-areas';

const read = (path: string) => readFileSync(path, 'utf8');

/** In the order of their names, in which they are applied, so that the last value is the one in force. */
const migrations = readdirSync('supabase/migrations')
  .sort()
  .map((file) => read(`supabase/migrations/${file}`))
  .join('\n');

function lastIn(...patterns: string[]): string {
  const found = [...migrations.matchAll(new RegExp(patterns.join('|'), 'g'))].at(-1);
  return found?.slice(1).find(Boolean) ?? '';
}

const files = areaNames.flatMap((area) =>
  filesOf(area).map(([name, { kinds, megabytes }]) => {
    const { table, bucket } = specOf(area);
    return { name, kinds, bytes: megabytes * 1024 * 1024, table, bucket };
  }),
);

it.each(files)(
  '$name of $table is within the limits of its column and its bucket, which accepts its kinds',
  ({ name, kinds, bytes, table, bucket }) => {
    const limit = lastIn(`'${bucket}', \\w+, (\\d+)`, `file_size_limit = (\\d+)[^;]*'${bucket}'`);
    expect(Number(limit)).toBeGreaterThanOrEqual(bytes);
    const check = `${table}_${name}_file_size_limit check \\([^)]*?(\\d+)\\)`;
    expect(Number(lastIn(check))).toBeGreaterThanOrEqual(bytes);
    const types = lastIn(
      `'${bucket}', \\w+, \\d+, array\\[([^\\]]*)`,
      `allowed_mime_types = array\\[([^\\]]*)[^;]*'${bucket}'`,
    );
    for (const kind of kinds) expect(types).toContain(`'${documentKinds[kind].mime}'`);
  },
);

it('the local storage and nginx accept the largest file and request', () => {
  const [, megabytes] = /^file_size_limit = "(\d+)MiB"$/m.exec(read('supabase/config.toml')) ?? [];
  expect(Number(megabytes)).toBeGreaterThanOrEqual(fileMegabytes);
  expect(read('deploy/nginx/server.conf')).toContain(
    `\nclient_max_body_size ${requestMegabytes}m;`,
  );
  expect(requestMegabytes).toBeGreaterThan(maxImageMegabytes);
});
