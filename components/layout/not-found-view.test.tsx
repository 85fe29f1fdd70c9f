import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NotFoundView } from './not-found-view';

it('is not preloaded by the pages whose fallback it is', async () => {
  const html = renderToStaticMarkup(await NotFoundView());
  expect(html).toContain('/images/walls/missing.svg');
  expect(html).not.toContain('rel="preload"');
});
