import { colors } from '../../../lib/colors.gen.ts';
import { escapeHtml } from '../../../lib/text/text.ts';
import type { CartRecord } from '../cart/store.ts';
import { cartCents, knownLines, lineCents } from '../cart/totals.ts';

const euros = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
});

export function checkoutPage(cart: CartRecord): string {
  const rows = knownLines(cart).map(({ line, variant }) => {
    const format =
      variant.title === 'Default Title' ? '' : `<small>${escapeHtml(variant.title)}</small>`;
    const state = line.quantity === 0 ? 'Agotado' : `${line.quantity}`;
    return `<tr><th scope="row">${escapeHtml(variant.product.book.title)} ${format}</th><td>${state}</td><td>${price(lineCents(line))}</td></tr>`;
  });
  const content = rows.length
    ? `<table>
<caption>Tu pedido</caption>
<thead><tr><th scope="col">Libro</th><th scope="col">Unidades</th><th scope="col">Importe</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
<tfoot><tr><th scope="row" colspan="2">Total</th><td>${price(cartCents(cart))}</td></tr></tfoot>
</table>`
    : '<p>El carrito está vacío.</p>';
  return page(
    'Pago de prueba',
    `<p role="status">Pago de prueba: aquí terminaría la compra en Shopify. No se cobra ni se envía nada.</p>${content}`,
  );
}

export function unknownCartPage(): string {
  return page(
    'Carrito no encontrado',
    '<p>Este carrito no existe, ha caducado o la dirección está incompleta.</p>',
  );
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Ediciones Dauro</title>
<style>
body { margin: 0; background: ${colors.paper}; color: ${colors.ink}; font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font: 600 2.25rem/1.1 Georgia, serif; margin: 0 0 1rem; }
p { border-left: 4px solid ${colors.pomegranate}; padding-left: 1rem; }
table { width: 100%; border-collapse: collapse; margin-top: 2rem; }
caption { text-align: left; font-weight: 600; padding-bottom: .5rem; }
th, td { text-align: left; padding: .75rem .5rem .75rem 0; border-bottom: 1px solid ${colors.line}; vertical-align: top; }
td:last-child, thead th:last-child { text-align: right; white-space: nowrap; }
tbody th { font-weight: 500; }
small { display: block; font-weight: 400; }
tfoot th, tfoot td { border: 0; font-weight: 700; }
</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`;
}

function price(cents: number): string {
  return euros.format(cents / 100);
}
