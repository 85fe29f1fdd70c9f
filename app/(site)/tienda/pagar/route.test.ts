import { expect, it, vi } from 'vitest';
import { POST } from './route';

const checkoutUrl = 'https://libreria.example/cart/c/1?key=2&channel=online_store';
const checkout = { ok: true, checkoutUrl, totalQuantity: 1 };
vi.mock('@/lib/cart/check', () => ({ checkOut: async () => checkout }));

it('leads to a checkout on the own domain of the shop, to which no form may be redirected', async () => {
  const body = new URLSearchParams({ variante: 'gid://shopify/ProductVariant/1' });
  const answer = await POST(new Request('http://localhost/tienda/pagar', { method: 'POST', body }));
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
  expect(answer.headers.get('refresh')).toBe(`0; url=${checkoutUrl}`);
  const link = checkoutUrl.replace('&', '&amp;');
  expect(await answer.text()).toContain(`<a href="${link}">Ir al pago</a>`);
});
