import { saveWithoutScript } from '@/lib/blog/feed';

/** `/feed` redirects browsers without JavaScript to this download. */
export const GET = saveWithoutScript;
