import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorView } from './error-view';

it('shows the reference of a server error, and none for other errors', () => {
  expect(renderToStaticMarkup(<ErrorView digest="4711" />)).toContain(
    'Referencia <code>4711</code>',
  );
  expect(renderToStaticMarkup(<ErrorView />)).not.toContain('Referencia');
});
