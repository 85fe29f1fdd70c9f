import { expect, it } from 'vitest';
import { readColumns, writeColumns } from '@/components/admin/table/columns-cookie';

const storedBy = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));

it('stores the columns of each list separately', () => {
  const one = storedBy(writeColumns(undefined, 'editorial', { files: false, titulo_obra: true }));
  const both = storedBy(writeColumns(one, 'blog-posts', { author: true }));
  expect(readColumns(both, 'editorial')).toEqual({ files: false, titulo_obra: true });
  expect(readColumns(both, 'blog-posts')).toEqual({ author: true });
  const changed = storedBy(writeColumns(both, 'editorial', { files: true }));
  expect(readColumns(changed, 'editorial')).toEqual({ files: true });
  expect(readColumns(changed, 'blog-posts')).toEqual({ author: true });
});

it.each([undefined, '', 'x', 'editorial/files/2', 'editorial/<b>/1', '~~/'])(
  'ignores the malformed cookie %j',
  (cookie) => expect(readColumns(cookie, 'editorial')).toEqual({}),
);
