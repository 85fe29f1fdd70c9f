import { saveWithoutScript } from '@/lib/blog/feed/save-without-script';

export const dynamic = 'force-dynamic';

/** Where `/feed` sends browsers that run no scripts. */
export const GET = saveWithoutScript;
