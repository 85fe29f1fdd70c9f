import { saveWithoutScript } from '@/lib/blog/save-feed';

export const dynamic = 'force-dynamic';

/** Where `/feed` sends browsers that run no scripts. */
export const GET = saveWithoutScript;
