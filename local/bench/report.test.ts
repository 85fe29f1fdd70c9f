import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parts, replaceResults } from './report.ts';

const start = '<!-- npm run bench -- blog: from here -->';
const end = '<!-- blog: to here -->';
const text = `# Title\n\n${start}\n\nold $&\n\n${end}\n\nThe end.\n`;

describe('replaceResults', () => {
  it('replaces only the text between the markers', () => {
    const once = replaceResults(text, 'blog', 'new $& `$1`');
    expect(once).toBe(`# Title\n\n${start}\n\nnew $& \`$1\`\n\n${end}\n\nThe end.\n`);
    expect(replaceResults(once, 'blog', 'new $& `$1`')).toBe(once);
  });

  it('finds the markers of every part in docs/benchmarks.md', () => {
    const document = readFileSync(new URL('../../docs/benchmarks.md', import.meta.url), 'utf8');
    const filled = parts.reduce((so, part) => replaceResults(so, part, `here: ${part}`), document);
    for (const part of parts) expect(filled).toContain(`from here -->\n\nhere: ${part}\n\n<!--`);
  });
});
