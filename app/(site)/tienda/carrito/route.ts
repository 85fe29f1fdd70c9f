import { answerVariants, checkVariants } from '@/lib/cart/check';
import { seeOther } from '@/lib/http/request';

/** Current prices and stock of the lines. No server action, because Next queues those, and the checkout with them. */
export const POST = (request: Request) => answerVariants(request, checkVariants);

export const GET = () => seeOther('/tienda');
