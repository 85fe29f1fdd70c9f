import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { backOfficeMarkers, endMarker, replaceResults, startMarker } from './document.ts';

const text = `# Title\n\n${startMarker}\n\nold $&\n\n${endMarker}\n\nThe end.\n`;

describe('replaceResults', () => {
  it('replaces what stands between the markers, and only that', () => {
    const once = replaceResults(text, 'new $& `$1`');
    expect(once).toBe(`# Title\n\n${startMarker}\n\nnew $& \`$1\`\n\n${endMarker}\n\nThe end.\n`);
    expect(replaceResults(once, 'new $& `$1`')).toBe(once);
  });

  it('refuses a document without markers, or with the markers the wrong way round', () => {
    expect(() => replaceResults('# Title', 'new')).toThrow('marcas');
    expect(() => replaceResults(`${endMarker}\n${startMarker}`, 'new')).toThrow('marcas');
  });

  it('finds its place in the document of this project', () => {
    const document = readFileSync(new URL('../../docs/benchmarks.md', import.meta.url), 'utf8');
    expect(replaceResults(document, 'here')).toContain(`${startMarker}\n\nhere\n\n${endMarker}`);
    const { start, end } = backOfficeMarkers;
    const both = replaceResults(replaceResults(document, 'pages'), 'office', backOfficeMarkers);
    expect(both).toContain(`${start}\n\noffice\n\n${end}`);
    expect(both).toContain(`${startMarker}\n\npages\n\n${endMarker}`);
  });
});
