import 'server-only';
import { getTranslations } from 'next-intl/server';
import { toFeedPost } from '@/lib/blog/feed/content';
import { type FeedRow, getFeedPosts } from '@/lib/blog/feed/posts';
import { isBlogCategory } from '@/lib/blog/types';
import { env } from '@/lib/env';
import { asksForPage } from '@/lib/http/request';
import { isKnown, type Validators, validators } from '@/lib/http/responses';
import { log } from '@/lib/log/log';
import { feedFile, feedName, feedPage, formParameter } from '@/lib/seo/feed/addresses';
import { type FeedFormat, feedDocument, feedUpdated } from '@/lib/seo/feed/document';

const types: Record<FeedFormat, string> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/**
 * The GET of a feed: answers with the document, with 304, or with a redirect to the download page when a browser opens
 * it (requirement 2.11). A request that names a format (`?formato=xml`, or `archivo` for a download) is not redirected.
 */
export function feedHandler(format: FeedFormat, self: `/${string}`) {
  return async (request: Request): Promise<Response> => {
    const negotiates = format === 'rss';
    const form = new URL(request.url).searchParams.get(formParameter);
    const vary: Record<string, string> = negotiates ? { vary: 'Accept, Sec-Fetch-Dest' } : {};
    if (negotiates && form === null && asksForPage(request.headers)) {
      const headers = { ...vary, location: feedPage, 'cache-control': 'no-store' };
      return new Response(null, { status: 307, headers });
    }
    const found = await currentDocument(format, self).catch((error: unknown) => {
      log.error('A feed could not be made', error);
      return null;
    });
    if (!found) return unavailable(vary);
    // `no-cache` makes clients and proxies revalidate each time, so that an unpublished post is not served from a
    // cache.
    const headers = { ...vary, ...found.validators, 'cache-control': 'public, no-cache' };
    if (isKnown(request.headers, found.validators)) {
      return new Response(null, { status: 304, headers });
    }
    const file = form === 'archivo' && {
      'content-disposition': `attachment; filename="${feedName}"`,
    };
    return new Response(found.text, {
      headers: { ...headers, 'content-type': types[format], ...file },
    });
  };
}

/** Whether the feed can be built. */
export const canMakeFeed = (): Promise<boolean> =>
  currentDocument('rss', feedFile).then(
    () => true,
    () => false,
  );

async function unavailable(vary: Record<string, string>): Promise<Response> {
  const t = await getTranslations('feed');
  const headers = { ...vary, 'cache-control': 'no-store', 'retry-after': '60' };
  return new Response(t('unavailable'), { status: 503, headers });
}

type Document = { source: string; text: string; validators: Validators };

/** The last document of each address, because rendering fifty texts takes longer than reading them. */
const documents = new Map<string, Document>();

async function currentDocument(format: FeedFormat, self: `/${string}`): Promise<Document> {
  const [t, rows] = await Promise.all([getTranslations('blog'), getFeedPosts()]);
  const source = JSON.stringify(rows);
  const last = documents.get(self);
  if (last?.source === source) return last;
  const label = ({ category }: FeedRow) =>
    isBlogCategory(category) ? t(`categories.${category}`) : category;
  const posts = await Promise.all(rows.map((row) => toFeedPost(env.SITE_URL, row, label(row))));
  const description = t('meta.description');
  const text = feedDocument(format, { origin: env.SITE_URL, self, description, posts });
  const document = { source, text, validators: validators(text, feedUpdated(posts)) };
  documents.set(self, document);
  return document;
}
