import { checkVariants } from '@/lib/cart/check';
import { answerQuestion } from '@/lib/cart/question';
import { seeOther } from '@/lib/http/see-other';

/**
 * Tells the drawer what the lines of a cart cost now. A route and no server action: Next sends actions one after the
 * other, and a shop that does not answer this would hold up the checkout behind it.
 */
export const POST = (request: Request) => answerQuestion(request, checkVariants);

/** A GET has nothing to check: it redirects to the shop. */
export const GET = () => seeOther('/tienda');
