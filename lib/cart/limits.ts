import type { RateLimit } from '@/lib/rate-limit/take';

/** Per network address, which a whole office may share. */
export const checkLimit: RateLimit = { hits: 300, seconds: 600 };
export const checkoutLimit: RateLimit = { hits: 60, seconds: 600 };

/** Questions of a network address about stock per minute; the page of a book asks once. */
export const stockPerMinute = 60;
