import { checkVariants } from '@/lib/cart/check';
import { answerQuestion } from '@/lib/cart/question';
import { seeOther } from '@/lib/http/see-other';

/**
 * Returns current prices and stock of the cart's lines. It is a route instead of a server action, because Next sends
 * actions one after the other and a slow answer of the shop would delay the checkout.
 */
export const POST = (request: Request) => answerQuestion(request, checkVariants);

/** A GET has nothing to check: it redirects to the shop. */
export const GET = () => seeOther('/tienda');
