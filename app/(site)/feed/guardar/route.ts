import { saveWithoutScript } from '@/lib/blog/feed';

export const dynamic = 'force-dynamic';

/** `/feed` redirects browsers without JavaScript to this download. */
export const GET = saveWithoutScript;
