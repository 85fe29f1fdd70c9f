import 'server-only';
import { staffClient } from '@/lib/auth/staff-client';
import { spanOf, toWallClock } from '@/lib/time/madrid';

/** A post in the calendar. `day` and `time` are in Madrid: '2026-11-22', '10:30'. */
export type CalendarPost = {
  id: string;
  title: string;
  day: string;
  time: string;
  /** Whether its public time is in the future. */
  planned: boolean;
};

/** Far above the posts of any month; a calendar could not show more. */
const mostPosts = 500;

/** The scheduled and published posts of a month ('2026-11'). Staff only; throws when they cannot be read. */
export async function listCalendar(month: string, now = new Date()): Promise<CalendarPost[]> {
  const supabase = await staffClient();
  const { from, to } = spanOf(month);
  const { data, error } = await supabase
    .from('blog_posts')
    .select('id, title, public_at')
    .gte('public_at', from)
    .lt('public_at', to)
    .order('public_at')
    .order('id')
    .limit(mostPosts);
  if (error) throw new Error('The calendar could not be read', { cause: error });
  return data.flatMap(({ id, title, public_at }) => {
    if (!public_at) return [];
    const [day = '', time = ''] = toWallClock(public_at).split('T');
    return [{ id, title, day, time, planned: new Date(public_at) > now }];
  });
}
