import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
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

it('opens a program or a site from an address in another tab, because of the unsaved text of this one', async () => {
  const values = { email: 'zoraida@prueba.example', telefono: '+34 958 123 456' };
  const entry = { values, files: [], createdAt: '2026-11-28T10:30:00Z' } as unknown as EntryDetails;
  const data = await EntryData({ area: 'editorial', entry, query: '' });
  const html = await text((await prerenderToNodeStream(data)).prelude);
  expect(html.match(/<a href="(mailto|tel):[^>]*target="_blank"/g)).toHaveLength(2);
});
