import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { emptyCart } from '@/lib/cart/lines';
import { type Check, useCheckout } from './use-checkout';

const doubles = vi.hoisted(() => ({ readCart: vi.fn(), startCheckout: vi.fn(), open: vi.fn() }));
vi.mock('@/lib/cart/store', () => ({ readCart: doubles.readCart }));
vi.mock('@/lib/cart/actions', () => ({ startCheckout: doubles.startCheckout }));

type Props = { use: (checkout: ReturnType<typeof useCheckout>) => void } & Pick<
  Parameters<typeof useCheckout>[0],
  'check' | 'warn'
>;

function Checkout({ use, ...options }: Props) {
  use(useCheckout({ openingText: '', ...options }));
  return null;
}

const lines = Array.from({ length: 101 }, (_, index) => ({ variantId: `${index}`, quantity: 1 }));

beforeEach(() => void vi.clearAllMocks());

const failed = async () => ({ ok: false, error: 'failure' });
const unknown = () => Promise.reject(new UnrecognizedActionError('unknown'));
const soldOut = { 100: { kind: 'soldOut' } };

type Answer = () => Promise<unknown>;

async function checkOut(items: typeof lines, answer: Answer, notes = {}) {
  const [warn, again] = [vi.fn(), vi.fn()];
  let start = async () => {};
  renderToStaticMarkup(
    <Checkout
      use={(checkout) => (start = checkout.start)}
      check={{ notes, again } as unknown as Check}
      warn={warn}
    />,
  );
  vi.stubGlobal('window', { open: doubles.open });
  doubles.readCart.mockReturnValue({ ...emptyCart, items });
  doubles.startCheckout.mockImplementation(answer);
  await start();
  return { warn, again };
}

it.each([
  [
    'a hundred lines and one sold out are ordered, and checked after a failure',
    soldOut,
    failed,
    ['failure'],
    1,
    1,
  ],
  ['a page of an older version of the site says so', soldOut, unknown, ['old_version'], 1, 0],
  ['more lines are refused without a tab or a request', {}, failed, ['too_many'], 0, 0],
])('%s', async (_, notes, answer, warnings, requests, checks) => {
  const { warn, again } = await checkOut(lines, answer, notes);
  expect(warn.mock.calls).toEqual([warnings]);
  expect(doubles.open).toHaveBeenCalledTimes(requests);
  expect(doubles.startCheckout).toHaveBeenCalledTimes(requests);
  expect(again).toHaveBeenCalledTimes(checks);
});

it('without tabs the page stays as it is', async () => {
  const document = { body: { textContent: 'Libro' }, documentElement: {} };
  doubles.open.mockImplementationOnce(() => Object.assign(window, { document, close: vi.fn() }));
  await checkOut(lines.slice(1), failed);
  expect(document.body.textContent).toBe('Libro');
  expect(window.close).not.toHaveBeenCalled();
});
