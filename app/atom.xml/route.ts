import { feedHandler } from '@/lib/blog/feed';

export const GET = feedHandler('atom', '/atom.xml');
