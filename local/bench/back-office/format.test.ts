import { expect, it } from 'vitest';
import { formatBackOffice } from './format.ts';

it('writes a table and the plans that there are', () => {
  const text = formatBackOffice([
    { what: 'List', best: 1, median: 1.234, worst: 5, plan: ['Limit', '  ->  Index Scan'] },
    { what: 'Search', best: 9, median: 10, worst: 20.06, plan: undefined },
  ]);
  expect(text).toBe(`| Question of the back-office | Best | Median | Worst |
| --- | ---: | ---: | ---: |
| List | 1.0 ms | 1.2 ms | 5.0 ms |
| Search | 9.0 ms | 10.0 ms | 20.1 ms |

**List**

\`\`\`text
Limit
  ->  Index Scan
\`\`\``);
});
