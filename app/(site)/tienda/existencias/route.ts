import { answerVariants } from '@/lib/cart/check';
import { checkSharedStock } from '@/lib/cart/stock';
import { seeOther } from '@/lib/http/request';

/** Returns the current stock of a book's editions; concurrent visitors share one request to the shop. */
export const POST = (request: Request) => answerVariants(request, checkSharedStock);

export const GET = () => seeOther('/tienda');
