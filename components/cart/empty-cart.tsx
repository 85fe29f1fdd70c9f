import type { CartTexts } from '@/components/cart/cart-texts';
import { Link } from '@/components/ui/link';

type EmptyCartProps = { texts: CartTexts['drawer']; onLeave: () => void };

/** A cart with nothing in it, and so without a total. */
export function EmptyCart({ texts, onLeave }: EmptyCartProps) {
  return (
    <div className="px-6 pt-4 pb-10 sm:px-8">
      <p className="font-display text-h4">{texts.empty}</p>
      <p className="mt-3 max-w-[36ch] text-ink-soft">{texts.emptyLead}</p>
      <p className="mt-6">
        <Link
          href="/tienda"
          onClick={onLeave}
          className="inline-block py-2 font-medium underline decoration-[1.5px] underline-offset-8 hover:decoration-[3px]"
        >
          {texts.browse}
        </Link>
      </p>
    </div>
  );
}
