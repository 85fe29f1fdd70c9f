import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EntryData } from './entry-data';
import type { EntryDetails } from './queries';

it('shows when somebody consented, and to which version of the policy, as dates in Spanish', async () => {
  const entry = {
    values: {},
    files: [],
    createdAt: '2026-11-28T10:30:00Z',
    consent: { at: '2026-11-28T10:30:00Z', version: '2026-11-27' },
  } as unknown as EntryDetails;
  const html = renderToStaticMarkup(await EntryData({ area: 'contacto', entry, query: '' }));
  expect(html).toContain('28/11/2026 11:30, política de privacidad del 27/11/2026<');
});
