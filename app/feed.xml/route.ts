import { feedHandler } from '@/lib/blog/feed';

/** Runs at each request (304, redirect for browsers); its content comes from the cached posts. */
export const dynamic = 'force-dynamic';

export const GET = feedHandler('rss', '/feed.xml');
