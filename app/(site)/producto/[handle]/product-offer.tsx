import { getMessages, getTranslations } from 'next-intl/server';
import { priceText } from '@/components/shop/price';
import { WithoutScriptNote } from '@/components/shop/shop-header';
import { buttonVariants } from '@/components/ui/button';
import { cartLine } from '@/lib/cart/lines';
import type { Product, ProductVariant } from '@/lib/storefront/types';
import { type Edition, VariantPicker } from './variant-picker';

const looks = {
  button: buttonVariants({ size: 'lg', className: 'w-full sm:w-auto' }),
  choices: 'mt-2 flex flex-wrap gap-2',
  take: buttonVariants({ variant: 'paper', size: 'sm', className: 'border border-line-strong' }),
  // Backgrounds are not printed: on paper the chosen edition has dark text and a thick border.
  choice:
    'relative inline-flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 rounded-sm border border-line-strong px-4 text-small wrap-anywhere hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper print:has-checked:border-4 print:has-checked:text-inherit has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2',
};

export async function ProductOffer({ product }: { product: Product }) {
  const t = await getTranslations('shop');
  const { cart, error, shop } = await getMessages();
  const [first, ...others] = product.variants;
  if (!first) return null;
  // One object for all editions, so that the page contains it once.
  const shared = cartLine(product, first).product;
  const edition = (variant: ProductVariant): Edition => ({
    ...cartLine(product, variant),
    product: shared,
    isAvailable: variant.availableForSale,
  });
  return (
    <>
      <VariantPicker
        options={product.options}
        editions={[edition(first), ...others.map(edition)]}
        texts={{
          add: cart.add,
          soldOut: t('product.soldOutValue'),
          noMatch: t('product.noMatch'),
          existsAs: shop.product.existsAs,
          take: shop.product.take,
          unknown: t('product.unknownStock'),
          payment: error.payment,
        }}
        looks={looks}
      />
      {product.options.length > 0 ? (
        <EditionsWithoutScript variants={product.variants} />
      ) : (
        <WithoutScriptNote />
      )}
    </>
  );
}

async function EditionsWithoutScript({ variants }: { variants: ProductVariant[] }) {
  const t = await getTranslations('shop.product');
  const { add } = (await getMessages()).cart;
  return (
    <noscript>
      <form action="/tienda/pagar" method="post" className="mt-6" aria-label={t('editions')}>
        <ul className="border-line border-t">
          {variants.map(({ id, title, price, availableForSale }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3"
            >
              <span>{title || t('onlyEdition')}</span>
              <span className="ml-auto tabular-nums">{priceText(price)}</span>
              <button
                type="submit"
                name="variante"
                value={id}
                disabled={!availableForSale}
                className={buttonVariants({ size: 'sm' })}
              >
                {availableForSale ? add.add : add.soldOut}
                <span className="sr-only">: {title}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-ink-soft text-small">{add.noScript}</p>
      </form>
    </noscript>
  );
}
