import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messages } from '@/messages/es';
import { aCartLine } from '@/tests/fixtures/product';
import { AddToCart } from './add-to-cart';

it('keeps Firefox from disabling the button again after a reload', () => {
  const button = renderToStaticMarkup(
    <AddToCart line={aCartLine()} available texts={messages.cart.add} className="" />,
  );
  expect(button).toMatch(/<button type="submit"[^>]* autoComplete="off"/i);
});
