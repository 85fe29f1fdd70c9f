import type { CartTexts } from '@/components/cart/cart-texts';
import { Link } from '@/components/ui/link';

type EmptyCartProps = { texts: CartTexts['drawer']; onLeave: () => void };

export function EmptyCart({ texts, onLeave }: EmptyCartProps) {
  return (
    <div className="flex grow flex-col px-6 pt-4 sm:px-8">
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
      <picture className="mt-10 -mr-6 min-h-0 grow basis-0 sm:-mr-8">
        <img
          src="/images/walls/missing.svg"
          alt=""
          width={560}
          height={520}
          loading="lazy"
          className="size-full"
        />
      </picture>
    </div>
  );
}
