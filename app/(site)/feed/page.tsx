import { getMessages, getTranslations } from 'next-intl/server';
import { PostDate } from '@/components/blog/post-teaser';
import { PageIntro } from '@/components/layout/sections';
import { CallLink, linkVariants } from '@/components/ui/button';
import { getFeedPosts } from '@/lib/blog/queries';
import {
  feedFile,
  feedName,
  feedPage,
  feedWithoutScript,
  rawFeed,
  savedFeed,
} from '@/lib/seo/feed/addresses';
import { metadataOf } from '@/lib/seo/metadata';
import { FailureReason, FeedDownload } from './feed-download';

export const generateMetadata = metadataOf(feedPage, { noindex: true });

/** Browsers that open /feed.xml or /rss.xml are redirected here: saves the file, then opens the home page (requirement 2.11). */
export default async function FeedPage() {
  // Read at build time, so that the feeds have cached data from the start.
  const [newest] = await getFeedPosts();
  const { badAnswer, unknown } = (await getMessages()).feed.failure;
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${feedWithoutScript}`} />
      </noscript>
      <FeedDownload
        address={feedFile}
        name={feedName}
        failure={<FeedFailure />}
        texts={{ badAnswer, unknown }}
      >
        <FeedOnItsWay latest={newest?.public_at ?? undefined} />
      </FeedDownload>
    </>
  );
}

/** Shown while the feed is downloaded. `latest` is the time of the newest post. */
async function FeedOnItsWay({ latest }: { latest: string | undefined }) {
  const t = await getTranslations('feed');
  return (
    <PageIntro title={t('title')} lead={t('lead')}>
      {latest ? (
        <p className="mt-4 text-ink-soft">
          {t.rich('latest', { date: () => <PostDate date={latest} /> })}
        </p>
      ) : null}
      <p className="mt-6 flex flex-wrap gap-x-8">
        <a href={savedFeed} download={feedName} className={linkVariants({ variant: 'call' })}>
          {t('download')}
        </a>
        <CallLink href="/">{t('home')}</CallLink>
      </p>
    </PageIntro>
  );
}

/** Shown when the download has failed (requirement 2.11). */
async function FeedFailure() {
  const t = await getTranslations('feed.failure');
  return (
    <PageIntro title={t('title')} lead={<FailureReason />}>
      <p className="mt-6">
        <a href={rawFeed} className={linkVariants({ variant: 'call' })}>
          {t('direct')}
        </a>
      </p>
    </PageIntro>
  );
}
