import { getTranslations } from 'next-intl/server';
import { PicturedPost } from '@/components/blog/pictured-post';
import { ExternalLink } from '@/components/marketing/external-link';
import { buttonVariants } from '@/components/ui/button';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';
import { getLatestPosts } from '@/lib/blog/queries';
import { site } from '@/lib/site';

export async function LatestPosts() {
  const [t, posts] = await Promise.all([getTranslations('home.blog'), getLatestPosts(3)]);
  const [first, ...others] = posts;
  return (
    <Section aria-labelledby="noticias">
      <Container>
        <Heading level={2} id="noticias" className="max-w-[12ch]">
          {t('title')}
        </Heading>
        <div className="mt-12 grid gap-x-16 gap-y-14 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          {first ? (
            <>
              <PicturedPost post={first} size="lead" className="lg:col-span-7" />
              <div className="grid content-start gap-x-8 gap-y-14 sm:grid-cols-2 lg:col-span-5 lg:row-span-2 lg:grid-cols-1">
                {others.map((post) => (
                  <PicturedPost key={post.slug} post={post} size="strip" />
                ))}
              </div>
            </>
          ) : (
            <p className="text-ink-soft text-lead lg:col-span-12">{t('empty')}</p>
          )}
          <p className="lg:col-span-7 lg:row-start-2">
            <Link href="/blog" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
              {t('all')}
            </Link>
          </p>
        </div>
      </Container>
    </Section>
  );
}

/** The blog of the years before this site, at another address. */
export async function OlderBlog() {
  const t = await getTranslations('home.blog');
  return (
    <aside aria-labelledby="blog-anterior">
      <Container className="grid items-baseline gap-x-16 gap-y-2 py-14 md:py-16 lg:grid-cols-12">
        <Heading level={2} size="h4" id="blog-anterior" className="lg:col-span-4">
          {t('oldTitle')}
        </Heading>
        <p className="max-w-[52ch] text-ink-soft lg:col-span-8">
          {t('oldText')}{' '}
          <ExternalLink
            href={site.links.oldBlog}
            note={t('newTab')}
            className={linkVariants({ className: 'whitespace-nowrap' })}
          >
            {t('oldLink')}
          </ExternalLink>
        </p>
      </Container>
    </aside>
  );
}
