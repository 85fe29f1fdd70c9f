import { getMessages } from 'next-intl/server';
import { CartButton } from '@/components/cart/cart-button';
import { buttonVariants } from '@/components/ui/button';

/** The cart button with only the texts that the drawer needs, because every page contains them. */
export async function ShopCartButton() {
  const { direct: _, ...texts } = (await getMessages()).cart;
  return (
    <CartButton
      texts={texts}
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'shrink-0' })}
    />
  );
}
