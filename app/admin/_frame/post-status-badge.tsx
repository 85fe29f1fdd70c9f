import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

const tones = { draft: 'neutral', published: 'success', scheduled: 'warning' } as const;
const isKnown = (status: string): status is keyof typeof tones => status in tones;

/** The status of a post as text; the colours have the same meaning as in StatusBadge. */
export function PostStatusBadge({ status }: { status: string }) {
  const t = useTranslations('posts.status');
  if (!isKnown(status)) return <Badge>{status}</Badge>;
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
