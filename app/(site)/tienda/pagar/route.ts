import { getTranslations } from 'next-intl/server';
import { checkOut } from '@/lib/cart/check';
import { plainPage } from '@/lib/http/plain-html';
import { isSameOrigin, readLimitedForm, seeOther } from '@/lib/http/request';
import { isFormTarget } from '@/lib/security/csp';
import { isVariantId } from '@/lib/storefront/types';

const maxBytes = 4 * 1024;

const statuses = {
  foreign: 403,
  invalid: 400,
  sold_out: 409,
  rate_limit: 429,
  payment_required: 502,
  failure: 502,
} as const;

/** The add button without JavaScript: such browsers have no cart, so this form buys one book (field `variante`). */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return refuse('foreign');
  const form = await readLimitedForm(request, maxBytes);
  const variantId = typeof form === 'string' ? null : form.get('variante');
  if (typeof variantId !== 'string' || !isVariantId(variantId)) return refuse('invalid');
  const result = await checkOut({ lines: [{ variantId, quantity: 1 }] });
  if (!result.ok) return refuse(result.error === 'too_many' ? 'failure' : result.error);
  if (result.totalQuantity === 0) return refuse('sold_out');
  return isFormTarget(result.checkoutUrl)
    ? seeOther(new URL(result.checkoutUrl))
    : redirectPage(result.checkoutUrl);
}

export const GET = () => seeOther('/tienda');

/** The content security policy forbids redirecting a form to an unlisted host, so this page redirects instead. */
async function redirectPage(checkoutUrl: string): Promise<Response> {
  const t = await getTranslations('cart.direct.ready');
  const back = { href: checkoutUrl, label: t('pay') };
  const refresh = { refresh: `0; url=${checkoutUrl}` };
  return plainPage(200, { title: t('title'), text: t('text'), back }, refresh);
}

async function refuse(reason: keyof typeof statuses): Promise<Response> {
  const t = await getTranslations('cart.direct');
  const back = { href: '/tienda', label: t('back') };
  const texts = { title: t(`${reason}.title`), text: t(`${reason}.text`), back };
  return plainPage(statuses[reason], texts);
}
