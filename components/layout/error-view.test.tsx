import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorView } from './error-view';

it('shows the reference of a server error, and none for other errors', () => {
  const page = (digest?: string) =>
    renderToStaticMarkup(<ErrorView retry={() => undefined} digest={digest} />);
  expect(page('4711')).toContain('Referencia <code>4711</code>');
  expect(page()).toContain('<title>Algo se ha torcido · Grupo Dauro</title>');
  expect(page()).not.toContain('Referencia');
});
