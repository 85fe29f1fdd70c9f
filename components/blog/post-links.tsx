import { getTranslations } from 'next-intl/server';
import { ButtonLink, CallLink } from '@/components/ui/button';
import { Container, Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import type { Neighbours, PostLink, PostSummary } from '@/lib/blog/types';
import { pathOf } from '@/lib/parameter-pages';
import { cn } from '@/lib/utils';
import { PicturedPost } from './post-teaser';

type SideProps = { post: PostLink; label: string; rel: 'prev' | 'next'; className?: string };

function Side({ post, label, rel, className }: SideProps) {
  return (
    <Link
      href={pathOf('post', post.slug)}
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

export async function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  const t = await getTranslations('blog.article');
  return (
    <section aria-labelledby="relacionados" data-print="hide">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <Heading level={2} size="h3" id="relacionados">
          {t('related')}
        </Heading>
        <ButtonLink href="/blog" variant="outline" size="sm">
          {t('all')}
        </ButtonLink>
      </div>
      <div className="full-rows mt-10 gap-x-12 gap-y-14">
        {posts.map((post) => (
          <PicturedPost key={post.slug} post={post} level={3} />
        ))}
      </div>
    </section>
  );
}

/**
 * For client-side navigation, and for platforms that keep the pages (`PAGE_CACHE=host`); otherwise requests for the page get
 * a redirect (lib/page-cache/handler.ts).
 */
export async function MovedPost({ slug, title }: { slug: string; title: string }) {
  const t = await getTranslations('blog');
  const address = pathOf('post', slug);
  return (
    <Container className="py-24">
      <meta httpEquiv="refresh" content={`0; url=${address}`} />
      <h1 className="text-h2">{t('moved')}</h1>
      <p className="mt-6">
        <CallLink href={address}>{title}</CallLink>
      </p>
    </Container>
  );
}
