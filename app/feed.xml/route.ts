import { feedHandler } from '@/lib/blog/feed';

export const GET = feedHandler('rss', '/feed.xml');
