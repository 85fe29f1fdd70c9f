import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nginxFiles } from './files';

it.each([...nginxFiles()])('%s is up to date (npm run gen:nginx)', (path, content) => {
  expect(readFileSync(`deploy/nginx/${path}`, 'utf8')).toBe(content);
});

it('there are no other error pages', () => {
  const made = [...nginxFiles().keys()].filter((path) => path.startsWith('errors/'));
  expect(readdirSync('deploy/nginx/errors').map((name) => `errors/${name}`)).toEqual(made);
});
