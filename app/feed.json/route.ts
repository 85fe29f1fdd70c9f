import { feedHandler } from '@/lib/blog/feed';

export const GET = feedHandler('json', '/feed.json');
