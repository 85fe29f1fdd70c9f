import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

const tones = { draft: 'neutral', published: 'success', scheduled: 'warning' } as const;
const isKnown = (status: string): status is keyof typeof tones => status in tones;

/** The state of a post in words; the colour only repeats it, with the meanings of the other states' badge. */
export function PostStatusBadge({ status }: { status: string }) {
  const t = useTranslations('posts.status');
  if (!isKnown(status)) return <Badge>{status}</Badge>;
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
