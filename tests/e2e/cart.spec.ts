import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { expect, press, pressTo, test, variant } from '../setup/browser.ts';
import { tabFrom } from '../setup/opened.ts';
import {
  addFrom,
  book,
  cartButton,
  openCart,
  openCartWith,
  soldOutBook,
  storedCart,
  storedLine,
  storeLines,
  waitForScripts,
} from '../setup/shop.ts';
import { newAddress, sendSignIn } from '../setup/sign-in.ts';
import { variantOf } from '../setup/storefront-client.ts';

/** Lets the check of prices and stock fail. */
const failCheck = (page: Page) =>
  page.route('**/tienda/carrito', (route) =>
    route.fulfill({ json: { ok: false, error: 'failure' } }),
  );

/** Only scripts named in the HTML are loaded; those imported later fail. */
async function abortLaterScripts(page: Page, address: string) {
  const html = await (await page.request.get(address)).text();
  await page.route(/_next\/static\/chunks/, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
}

const productOf = (handle: string, title: string) => ({ id: handle, handle, title, images: [] });

test('a book is bought, from its page to the checkout in a new tab', async ({ page }) => {
  await addFrom(page, book.handle);
  await expect(cartButton(page)).toHaveAccessibleName(/1 producto$/);
  const drawer = await openCart(page);
  const increase = drawer.getByRole('button', { name: `Agregar un ejemplar de ${book.title}` });
  // Two quick taps would enlarge the page in Safari.
  await expect(increase).toHaveCSS('touch-action', 'manipulation');
  await increase.click();
  await expect(drawer.getByText('2 productos', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('definition')).toHaveText('43,80\u00a0EUR');
  // Sharp at 72 px on a screen of three pixels each.
  await expect(drawer.locator('img')).toHaveAttribute('src', /w=256/);

  const payment = await tabFrom(drawer.getByRole('button', { name: 'Finalizar compra' }));
  await payment.waitForURL(/\/cart\/c\/.*channel=online_store/);
  await expect(payment.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible();
  await expect(payment.getByRole('row', { name: /La alarife/ })).toContainText('2');
  expect(new URL(payment.url()).searchParams.get('key')).toBeTruthy();
  expect(await payment.evaluate(() => window.opener)).toBeNull();

  const { state, version } = await storedCart(page);
  expect(version).toBe(0);
  expect(state.checkoutUrl).toBe(payment.url());
  expect(state.cartId).toMatch(/^gid:\/\/shopify\/Cart\//);
  // Without a choice it is the first edition.
  expect(state.items).toMatchObject([
    { quantity: 2, variantTitle: 'Rústica', price: { amount: '21.90', currencyCode: 'EUR' } },
  ]);
  await expect(drawer.getByText(/^¿Ya has pagado\? .* vacía el carrito/)).toBeVisible();
});

test('a double click and a key that is held down add one copy each', variant, async ({ page }) => {
  await page.goto(`/producto/${book.handle}`);
  const add = page.getByRole('main').getByRole('button', { name: 'Agregar al Carrito' }).first();
  await add.dblclick();
  await expect(cartButton(page)).toHaveAccessibleName(/1 producto$/);
  for (const _ of [1, 2, 3]) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(cartButton(page)).toHaveAccessibleName(/2 productos$/);
  expect((await storedCart(page)).state.items).toMatchObject([{ quantity: 2 }]);
  // Tab held down goes on beyond the button.
  await page.keyboard.press('Shift+Tab');
  for (const _ of [1, 2]) await page.keyboard.down('Tab');
  await page.keyboard.up('Tab');
  await expect(add).not.toBeFocused();
});

test('a double click removes one line, though another moves up', variant, async ({ page }) => {
  const handles = [book.handle, 'nombre-de-isla', 'latido-granada'];
  const lines = handles.map((handle, index) =>
    storedLine(variantOf(handle), {
      product: productOf(handle, handle),
      quantity: [1, 1, 3][index],
    }),
  );
  const drawer = await openCartWith(page, ...lines);
  await drawer.getByRole('button', { name: `Quitar ${handles[0]} del carrito` }).dblclick();
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await drawer.getByRole('button', { name: `Quitar un ejemplar de ${handles[1]}` }).dblclick();
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(drawer.getByText('3 productos', { exact: true })).toBeVisible();
});

test(
  'words marked beyond its edge leave the drawer open, a press there closes it',
  variant,
  async ({ page }) => {
    const drawer = await openCartWith(page, storedLine(variantOf(book.handle)));
    const title = await drawer.getByRole('heading', { name: 'Tu carrito' }).boundingBox();
    const { x, y } = title ?? { x: 0, y: 0 };
    await page.mouse.move(x + 60, y + 10);
    await page.mouse.down();
    await page.mouse.move(x - 200, y + 10, { steps: 5 });
    await page.mouse.up();
    // A click beside it is handled by now.
    await expect(drawer).toBeVisible();
    await page.mouse.click(x - 200, y + 10);
    await expect(drawer).toBeHidden();
  },
);

test('a blocked tab shows a link to the checkout', variant, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await addFrom(page, book.handle);
  const drawer = await openCart(page);
  await press(drawer, 'Finalizar compra', /ha bloqueado la pestaña/);
  const link = drawer.getByRole('link', { name: 'Ir al pago' });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', /channel=online_store/);
  // A changed order needs a new checkout.
  await drawer.getByRole('button', { name: `Agregar un ejemplar de ${book.title}` }).click();
  await expect(link).toBeHidden();
  await expect(drawer.getByRole('button', { name: 'Finalizar compra' })).toBeVisible();

  // The drawer opens again in the moment it is closed.
  const opener = await cartButton(page).elementHandle();
  // Both presses within one task, since the browser tells of the closing in a later one.
  await drawer.getByRole('button', { name: 'Cerrar' }).evaluate((close, again) => {
    (close as HTMLButtonElement).click();
    (again as HTMLButtonElement).click();
  }, opener);
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Finalizar compra' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(cartButton(page)).toBeFocused();
});

test('lines are changed and removed and the cart is emptied, by keyboard too', async ({ page }) => {
  await storeLines(
    page,
    storedLine(variantOf(book.handle), { quantity: 2 }),
    storedLine(variantOf('nombre-de-isla'), {
      product: productOf('nombre-de-isla', 'Nombre de isla'),
    }),
  );
  await page.goto('/tienda');
  await expect(cartButton(page)).toHaveAccessibleName(/3 productos$/);
  await cartButton(page).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Tu carrito' });
  await expect(drawer.getByRole('heading', { name: 'Tu carrito' })).toBeFocused();
  // Scrolls nothing: the page stays where it is.
  await page.keyboard.press('End');

  const decrease = drawer.getByRole('button', { name: `Quitar un ejemplar de ${book.title}` });
  await decrease.press('Enter');
  await expect(drawer.getByText('2 productos', { exact: true })).toBeVisible();
  await decrease.press('Enter');
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(drawer.getByRole('heading', { name: 'Tu carrito' })).toBeFocused();
  await expect(drawer.getByText('1 producto', { exact: true })).toBeVisible();

  await drawer.getByRole('button', { name: 'Vaciar el carrito' }).press('Enter');
  await expect(drawer.getByText('Tu carrito está vacío')).toBeVisible();
  await expect(drawer.getByText('Total')).toBeHidden();
  expect((await storedCart(page)).state).toEqual({ items: [], cartId: null, checkoutUrl: null });

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(cartButton(page)).toBeFocused();
  await expect(cartButton(page)).toBeInViewport();
});

test('changes of price, stock and availability are shown before the checkout', async ({ page }) => {
  const drawer = await openCartWith(
    page,
    storedLine(variantOf(book.handle), {
      price: { amount: '18.00', currencyCode: 'EUR' },
    }),
    storedLine(variantOf(soldOutBook.handle), {
      product: productOf(soldOutBook.handle, soldOutBook.title),
    }),
    storedLine('gid://shopify/ProductVariant/1', {
      product: productOf('perdido', 'Libro perdido'),
    }),
  );
  const lineOf = (title: string) => drawer.getByRole('listitem').filter({ hasText: title });
  await expect(drawer.getByText(/Algo ha cambiado/)).toBeVisible();
  await expect(lineOf(book.title)).toContainText('Precio actualizado: antes 18,00\u00a0EUR');
  await expect(lineOf(soldOutBook.title)).toContainText('Agotado');
  await expect(lineOf('Libro perdido')).toContainText('Ya no está a la venta');
  await expect(drawer.getByRole('definition')).toHaveText(book.price);
  expect((await storedCart(page)).state.items[0].price.amount).toBe('21.90');

  const payment = await tabFrom(drawer.getByRole('button', { name: 'Finalizar compra' }));
  await payment.waitForURL(/channel=online_store/);
  await expect(payment.getByRole('rowheader')).toHaveText([/La alarife/, 'Total']);
});

test('the lines keep their place when the check ends', variant, async ({ page }) => {
  const { promise: opened, resolve: letItAnswer } = Promise.withResolvers<void>();
  await page.route('**/tienda/carrito', (route) => opened.then(() => route.continue()));
  const drawer = await openCartWith(page, storedLine(variantOf(book.handle)));
  const checking = drawer.getByText('Comprobando precios y existencias…');
  await expect(checking).toBeVisible();
  const topOf = async (name: string) =>
    (await drawer.getByRole('button', { name, exact: true }).boundingBox())?.y;
  const names = [`Agregar un ejemplar de ${book.title}`, 'Finalizar compra'];
  const before = await Promise.all(names.map(topOf));
  letItAnswer();
  await expect(checking).toBeHidden();
  expect(await Promise.all(names.map(topOf))).toEqual(before);
});

test('an order beyond the stock waits until its quantity is seen', variant, async ({ page }) => {
  const product = productOf('nombre-de-isla', 'Nombre de isla');
  const variantId = variantOf(product.handle);
  // The check sent when the drawer opened is answered after the order. Its older result must not replace the message
  // about the order.
  const { promise: ordered, resolve: letItAnswer } = Promise.withResolvers<void>();
  const check = page.waitForRequest('**/tienda/carrito');
  await page.route('**/tienda/carrito', (route) => ordered.then(() => route.continue()));
  const drawer = await openCartWith(page, storedLine(variantId, { product, quantity: 500 }));
  await press(drawer, 'Finalizar compra', 'Solo quedan 19 ejemplares');
  letItAnswer();
  await (await check).response();
  await expect(drawer.getByText('19 productos', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Continuar con el pago' })).toBeFocused();
  const payment = await tabFrom(drawer.getByRole('link', { name: 'Continuar con el pago' }));
  await payment.waitForLoadState();
  await expect(payment.getByRole('row', { name: /Nombre de isla/ })).toContainText('19');
  await expect(drawer.getByText('Solo quedan 19 ejemplares')).toBeVisible();
});

test('the pressed button keeps the focus when nothing is left', variant, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Only the order says that the book is sold out.
  await failCheck(page);
  const drawer = await openCartWith(page, storedLine(variantOf(soldOutBook.handle)));
  const pay = drawer.getByRole('button', { name: 'Finalizar compra' });
  await pay.press('Enter');
  await expect(drawer.getByText('Agotado: no entra en el pedido')).toBeVisible();
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await expect(pay).toBeFocused();
  // The message, which stays for eight seconds, leaves the button that closes the cart free.
  await expect(drawer.getByRole('region', { name: /^Avisos/ }).getByRole('listitem')).toBeVisible();
  await drawer.getByRole('button', { name: 'Cerrar el carrito' }).click({ timeout: 3000 });
  await expect(drawer).toBeHidden();
});

test("the button buys when the cart's code does not load", variant, async ({ page, problems }) => {
  problems.expectConsole(/net::ERR_FAILED/);
  const address = `/producto/${book.handle}`;
  await abortLaterScripts(page, address);
  const stranded = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/chunks/'),
  );
  await page.goto(address);
  await waitForScripts(page);
  await stranded;
  await pressTo(page, 'Agregar al Carrito', /\/cart\/c\/.*channel=online_store/);
});

test('the message of a cart that fails to open disappears', variant, async ({ page, problems }) => {
  problems.expectConsole(/net::ERR_FAILED/);
  await abortLaterScripts(page, '/tienda');
  await page.goto('/tienda');
  await waitForScripts(page);
  await cartButton(page).click();
  const message = page.getByText(/^El carrito no se ha podido abrir/);
  await expect(message).toBeVisible();
  await page.unrouteAll();
  await openCart(page);
  await expect(message).toHaveCount(0);
});

test('the focus stops above a toast, at the end of the page too', variant, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await addFrom(page, book.handle);
  const toast = page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem');
  // It stays while the pointer is on it.
  await toast.hover();
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await expect
    .poll(async () => {
      const [link, cover] = [await last.boundingBox(), await toast.boundingBox()];
      return link && cover && cover.y - link.y - link.height;
    })
    .toBeGreaterThanOrEqual(0);

  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/auth');
  await sendSignIn(page, newAddress(), 'no-es-esta');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeFocused();
  await expect
    .poll(async () => {
      const button = await page.getByRole('button', { name: 'Entrar' }).boundingBox();
      const cover = (await toast.isVisible()) && (await toast.boundingBox());
      return button && cover && cover.y - button.y - button.height;
    })
    .toBeGreaterThanOrEqual(0);
});

test('the drawer is accessible and fits every window', variant, async ({ page }) => {
  await addFrom(page, book.handle);
  const drawer = await openCart(page);
  await expect(drawer.getByText('Comprobando precios y existencias…')).toBeHidden();
  // A toast that is fading in is half transparent and has too little contrast for axe.
  await page.getByRole('region', { name: /Avisos/ }).evaluateAll((all) => {
    for (const one of all) one.remove();
  });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await expectAccessible(page, `${width} px`);
    const box = await drawer.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width);
    // Beside a scroll bar, too.
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(await drawer.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(
      true,
    );
  }
});

test('very long titles and a missing cover fit every window', variant, async ({ page }) => {
  await failCheck(page);
  const titles = ['W'.repeat(120), `«${'<script>'.repeat(12)}»`, 'Una historia '.repeat(14)];
  const lines = [...titles, ...titles].map((title, index) =>
    storedLine(`gid://shopify/ProductVariant/${index + 1}`, {
      product: productOf(book.handle, title),
      variantTitle: `Edición de bolsillo numerada y firmada / ${'x'.repeat(60)}`,
      quantity: 99,
    }),
  );
  const drawer = await openCartWith(page, ...lines);
  await expect(drawer.getByRole('listitem')).toHaveCount(6);
  const pay = drawer.getByRole('button', { name: 'Finalizar compra' });
  const devtools = await page.context().newCDPSession(page);
  for (const [width, height, standard] of [
    [320, 740, 16],
    [320, 580, 16],
    [768, 740, 16],
    [320, 256, 16],
    [360, 640, 32],
  ] as const) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.setViewportSize({ width, height });
    const title = await drawer.getByRole('listitem').first().getByRole('link').boundingBox();
    expect(title?.width, 'room for a title').toBeGreaterThan(4 * standard);
    // Scrolling elements may scroll only vertically.
    const tooWide = await drawer.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].flatMap((part) =>
        getComputedStyle(part).overflowX === 'auto' && part.scrollWidth > part.clientWidth
          ? [part.className]
          : [],
      ),
    );
    expect(tooWide, `${width} × ${height}`).toEqual([]);
    // The lines are never a slit between heading and total.
    const lines = drawer.getByRole('list').locator('..');
    expect(await lines.evaluate((area) => area.clientHeight)).toBeGreaterThanOrEqual(160);
    // In a low window all of the drawer scrolls.
    if (height < 740) await pay.scrollIntoViewIfNeeded();
    await expect(pay).toBeInViewport({ ratio: 0.95 });
  }
});

test('a full storage keeps the cart in memory, and says so', variant, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(`/producto/${book.handle}`);
  await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click();
  await expect(page.getByText(/no deja guardar el carrito/)).toBeVisible();
  const drawer = await openCart(page);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(drawer.getByText(/se perderá al cerrar la página/)).toBeVisible();
});
