import { watchVariants } from '@/lib/cart/check';
import { answerQuestion } from '@/lib/cart/question';
import { seeOther } from '@/lib/http/see-other';

/** Tells the page of a book whether its editions can still be had: one question to the shop for all who look at once. */
export const POST = (request: Request) => answerQuestion(request, watchVariants);

/** A GET has nothing to check: it redirects to the shop. */
export const GET = () => seeOther('/tienda');
