import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maxImageMegabytes } from '@/lib/blog/image-rules';
import { documentKinds } from '@/lib/files/kinds';
import { areaNames, fileMegabytes, filesOf, requestMegabytes, specOf } from '@/lib/form-areas';

const read = (path: string) => readFileSync(path, 'utf8');

/** In the order of their names, in which they are applied, so that the last value is the one in force. */
const migrations = readdirSync('supabase/migrations')
  .sort()
  .map((file) => read(`supabase/migrations/${file}`))
  .join('\n');

function lastIn(sql: string, ...patterns: string[]): string {
  const found = [...sql.matchAll(new RegExp(patterns.join('|'), 'g'))].at(-1);
  return found?.slice(1).find(Boolean) ?? '';
}

const bucketLimit = (sql: string, bucket: string | null) =>
  Number(lastIn(sql, `'${bucket}', \\w+, (\\d+)`, `file_size_limit = (\\d+)[^;]*'${bucket}'`));

const files = areaNames.flatMap((area) =>
  filesOf(area).map(([name, { kinds, megabytes }]) => {
    const { table, bucket } = specOf(area);
    return { name, kinds, bytes: megabytes * 1024 * 1024, table, bucket };
  }),
);

describe.each(files)('$name of $table', ({ name, kinds, bytes, table, bucket }) => {
  it('is within the size limits of its bucket and its column', () => {
    expect(bucketLimit(migrations, bucket)).toBeGreaterThanOrEqual(bytes);
    const check = `${table}_${name}_file_size_limit check \\([^)]*?(\\d+)\\)`;
    expect(Number(lastIn(migrations, check))).toBeGreaterThanOrEqual(bytes);
  });

  it('is of media types that its bucket accepts', () => {
    const types = lastIn(
      migrations,
      `'${bucket}', \\w+, \\d+, array\\[([^\\]]*)`,
      `allowed_mime_types = array\\[([^\\]]*)[^;]*'${bucket}'`,
    );
    for (const kind of kinds) expect(types).toContain(`'${documentKinds[kind].mime}'`);
  });
});

it('a later migration that changes a limit counts, and one of another bucket does not', () => {
  const change = (bucket: string, size: number) =>
    `${migrations}\nupdate storage.buckets set file_size_limit = ${size} where id = '${bucket}';`;
  const limit = (sql: string) => bucketLimit(sql, 'editorial-submissions');
  expect(limit(change('editorial-submissions', 1234))).toBe(1234);
  expect(limit(change('blog-images', 1234))).toBe(limit(migrations));
});

it('the local storage and nginx accept the largest file and request', () => {
  const [, megabytes] = /^file_size_limit = "(\d+)MiB"$/m.exec(read('supabase/config.toml')) ?? [];
  expect(Number(megabytes)).toBeGreaterThanOrEqual(fileMegabytes);
  expect(read('deploy/nginx/server.conf')).toContain(
    `\nclient_max_body_size ${requestMegabytes}m;`,
  );
  expect(requestMegabytes).toBeGreaterThan(maxImageMegabytes);
});
