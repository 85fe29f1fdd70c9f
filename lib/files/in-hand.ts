import 'server-only';
import { Semaphore } from '@/lib/files/semaphore';

/**
 * Files that are being looked through or sent on, over all requests of this process. Each takes up to 10 MB, about as
 * much again while it travels or inflates, and a processor: two at once bound the memory and leave the site its share.
 */
export const inHand = new Semaphore(2);
