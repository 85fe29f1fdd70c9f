import { getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/marketing/external-link';
import { Heading } from '@/components/ui/heading';
import { linkVariants } from '@/components/ui/text-link';
import { site } from '@/lib/site';

/** Where the older posts still are. */
export async function OldBlog({ className }: { className: string }) {
  const t = await getTranslations('home.blog');
  return (
    <aside aria-labelledby="blog-anterior" className={className}>
      <Heading level={3} size="h4" id="blog-anterior">
        {t('oldTitle')}
      </Heading>
      <p className="mt-2 text-ink-soft">
        {t('oldText')}{' '}
        <ExternalLink
          href={site.links.oldBlog}
          note={t('newTab')}
          className={linkVariants({ className: 'whitespace-nowrap' })}
        >
          {t('oldLink')}
        </ExternalLink>
      </p>
    </aside>
  );
}
