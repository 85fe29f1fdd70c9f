import { getMessages } from 'next-intl/server';
import { FeedDownload } from '@/components/blog/feed-download';
import { FeedFailure, FeedOnItsWay } from '@/components/blog/feed-views';
import { getFeedPosts } from '@/lib/blog/feed-posts';
import { feedFile, feedName, feedPage, feedWithoutScript } from '@/lib/seo/feed/addresses';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf(feedPage, { noindex: true });

/** Browsers that open /feed.xml or /rss.xml are redirected here: saves the file, then goes home (requirement 2.11). */
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
