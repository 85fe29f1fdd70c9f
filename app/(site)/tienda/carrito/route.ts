import { checkVariants } from '@/lib/cart/check';
import { answerQuestion } from '@/lib/cart/question';
import { seeOther } from '@/lib/http/see-other';

/** Current prices and stock of the lines. No server action, because Next queues those, and the checkout with them. */
export const POST = (request: Request) => answerQuestion(request, checkVariants);

export const GET = () => seeOther('/tienda');
