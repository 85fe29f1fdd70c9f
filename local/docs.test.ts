import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md')];
const read = (file: string) => readFileSync(file, 'utf8');

/** The addresses of the links and pictures of a page; code is no link. */
const linksOf = (text: string) =>
  [...text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, address = '']) => address,
  );

/** The anchors that GitHub gives the headings. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(pages)('%s links to files and headings that exist', (page) => {
  const broken = linksOf(read(page))
    .filter((address) => !/^[a-z]+:/.test(address))
    .filter((address) => {
      const [path = '', anchor] = address.split('#');
      const file = path ? join(dirname(page), path) : page;
      return !existsSync(file) || (anchor && !anchorsOf(file).includes(anchor));
    });
  expect(broken).toEqual([]);
});

// docs/testing.md names tests that were removed.
const present = pages.filter((page) => page !== 'docs/testing.md');
it.each(present)('%s names files that exist', (page) => {
  const folders = /^(app|components|deploy|docs|lib|local|messages|public|supabase|tests)\//;
  const named = [...read(page).matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path);
  // Angle brackets and the ellipsis stand for names that the reader chooses.
  const missing = named.filter(
    (path) => folders.test(path) && !/[<>…*]/.test(path) && !existsSync(path),
  );
  expect(missing).toEqual([]);
});

it('the README fits into 150 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150);
});

describe('docs/README.md', () => {
  const index = read('docs/README.md');

  it('has a line for each page of docs', () => {
    const listed = linksOf(index)
      .map((address) => join('docs', address))
      .filter((page) => page.startsWith('docs/'));
    const all = pages.filter((page) => page.startsWith('docs/') && page !== 'docs/README.md');
    expect(listed.toSorted()).toEqual(all.toSorted());
  });

  it('names each decision by its heading', () => {
    for (const file of globSync('docs/decisions/*.md')) {
      const [, heading = ''] = /^# (.+)$/m.exec(read(file)) ?? [];
      expect(index).toContain(`- [${heading}](${file.replace('docs/', '')})\n`);
    }
  });
});
