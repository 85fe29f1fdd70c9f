import { getMessages } from 'next-intl/server';
import { CartButton } from '@/components/cart/cart-button';
import { buttonVariants } from '@/components/ui/button';

/** The cart's button with the texts of its drawer, and no others: the page carries them all. */
export async function ShopCartButton() {
  const { direct: _, ...texts } = (await getMessages()).cart;
  return (
    <CartButton
      texts={texts}
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'shrink-0' })}
    />
  );
}
