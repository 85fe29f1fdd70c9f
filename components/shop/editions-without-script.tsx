import { getMessages, getTranslations } from 'next-intl/server';
import { priceText } from '@/components/shop/price';
import { buttonVariants } from '@/components/ui/button';
import type { ProductVariant } from '@/lib/storefront/types';

export async function EditionsWithoutScript({ variants }: { variants: ProductVariant[] }) {
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
