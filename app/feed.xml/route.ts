import { feedResponse } from '@/lib/blog/feed';

/** Prerendered; the tag and the lifetime of its one read refresh it. */
export const dynamic = 'force-static';

export const GET = feedResponse;
