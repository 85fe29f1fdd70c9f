import { saveWithoutScript } from '@/lib/blog/feed/save-without-script';

export const dynamic = 'force-dynamic';

/** `/feed` redirects browsers without JavaScript to this download. */
export const GET = saveWithoutScript;
