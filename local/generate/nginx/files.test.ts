import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nginxFiles } from './files';

describe('deploy/nginx', () => {
  it.each([...nginxFiles()])('%s is up to date (npm run gen:nginx)', (path, content) => {
    expect(readFileSync(`deploy/nginx/${path}`, 'utf8')).toBe(content);
  });

  it('has no other error pages', () => {
    const made = [...nginxFiles().keys()].filter((path) => path.startsWith('errors/'));
    expect(readdirSync('deploy/nginx/errors').map((name) => `errors/${name}`)).toEqual(made);
  });
});
