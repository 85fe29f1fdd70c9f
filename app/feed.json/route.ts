import { feedHandler } from '@/lib/blog/feed/handler';

/** Answers request by request (304, browsers); what it says comes from the stored posts. */
export const dynamic = 'force-dynamic';

export const GET = feedHandler('json', '/feed.json');
