import type { RateLimit } from '@/lib/rate-limit/take';

/** Per network address, which a whole office may share. */
export const checkLimit: RateLimit = { hits: 300, seconds: 600 };
/** A page of a book asks once. */
export const stockLimit: RateLimit = { hits: 300, seconds: 600 };
export const checkoutLimit: RateLimit = { hits: 60, seconds: 600 };
