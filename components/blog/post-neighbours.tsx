import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Neighbours, PostLink } from '@/lib/blog/types';
import { cn } from '@/lib/utils';

type SideProps = { post: PostLink; label: string; rel: 'prev' | 'next'; className?: string };

function Side({ post, label, rel, className }: SideProps) {
  return (
    <Link
      href={`/blog/${post.slug}` as Route}
      rel={rel}
      className={cn('group block py-6 hover:text-accent', className)}
    >
      <span className="text-caption text-ink-soft">{label}</span>
      <span
        dir="auto"
        className="mt-1 block text-balance font-display text-h4 tracking-tight wrap-anywhere group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
      >
        {post.title}
      </span>
    </Link>
  );
}

export async function PostNeighbours({ older, newer }: Neighbours) {
  const t = await getTranslations('blog.article');
  if (!older && !newer) return null;
  return (
    <nav
      aria-label={t('neighbours')}
      className="grid gap-x-16 divide-y divide-line border-line border-y md:grid-cols-2 md:divide-y-0"
    >
      {older ? <Side post={older} label={t('older')} rel="prev" /> : null}
      {newer ? (
        <Side post={newer} label={t('newer')} rel="next" className="md:col-start-2 md:text-right" />
      ) : null}
    </nav>
  );
}
