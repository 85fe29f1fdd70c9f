import { Badge } from '@/components/ui/badge';
import posts from '@/messages/es/posts.json';

const tones = { draft: 'neutral', published: 'success', scheduled: 'warning' } as const;
const isKnown = (status: string): status is keyof typeof tones => status in tones;

/** The state of a post in words; the colour only repeats it, with the meanings of the other states' badge. */
export function PostStatusBadge({ status }: { status: string }) {
  if (!isKnown(status)) return <Badge>{status}</Badge>;
  return <Badge tone={tones[status]}>{posts.status[status]}</Badge>;
}
