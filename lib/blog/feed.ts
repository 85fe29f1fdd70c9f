import 'server-only';
import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';
import { plainPage } from '@/lib/http/plain-html';
import { asksForPage, isKnown, type Validators, validators } from '@/lib/http/request';
import { log } from '@/lib/log/log';
import { markdownHtml } from '@/lib/markdown/render';
import {
  feedFile,
  feedName,
  feedPage,
  formParameter,
  rawFeed,
  savedFeed,
} from '@/lib/seo/feed/addresses';
import {
  asHtml,
  type FeedFormat,
  type FeedPost,
  feedDocument,
  feedUpdated,
} from '@/lib/seo/feed/document';
import { pictureFacts } from '@/lib/seo/social/picture-facts';
import { distinctLabels } from '@/lib/text/text';
import { type FeedRow, getFeedPosts } from './queries';
import { pictureSource } from './types';

/** Converts a row to an entry of a feed with the full text. */
async function toFeedPost(row: FeedRow, categoryLabel: string): Promise<FeedPost> {
  const url = `${env.SITE_URL}/blog/${row.slug}`;
  return {
    id: row.id,
    url,
    title: row.title,
    excerpt: row.excerpt,
    author: row.author,
    html: withPictures(markdownHtml(row.content, { baseUrl: url }), row),
    published: row.public_at,
    updated: row.updated_at,
    labels: distinctLabels([categoryLabel, ...row.tags]),
    enclosure: await enclosure(row.image_url),
  };
}

function withPictures(html: string, row: FeedRow) {
  const picture = (address: string | null, alt: string) =>
    address && URL.canParse(address, env.SITE_URL)
      ? `<p><img src="${asHtml(new URL(pictureSource(address), env.SITE_URL).href)}" alt="${asHtml(alt)}"></p>`
      : '';
  const below = [row.image2, row.image3, ...row.gallery].map((address) => picture(address, ''));
  return [picture(row.image_url, row.title), html, ...below].filter(Boolean).join('\n');
}

/** An enclosure must state its size in bytes, so only pictures of this site get one. */
async function enclosure(address: string | null): Promise<FeedPost['enclosure']> {
  const facts = address && (await pictureFacts(address));
  if (!facts) return null;
  const { type, length } = facts;
  return { url: new URL(pictureSource(address), env.SITE_URL).href, type, length };
}

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
  const posts = await Promise.all(
    rows.map((row) => toFeedPost(row, t(`categories.${row.category}`))),
  );
  const description = t('meta.description');
  const text = feedDocument(format, { origin: env.SITE_URL, self, description, posts });
  const document = { source, text, validators: validators(text, feedUpdated(posts)) };
  documents.set(self, document);
  return document;
}

/**
 * Downloads the feed and opens the home page after a second, without JavaScript. A page cannot both download a file and
 * redirect, so the file loads in a frame, which the policy of this page allows.
 */
export async function saveWithoutScript(): Promise<Response> {
  const t = await getTranslations('feed');
  if (!(await currentDocument('rss', feedFile).catch(() => null))) {
    return plainPage(503, {
      title: t('failure.title'),
      text: t('failure.badAnswer'),
      back: { href: rawFeed, label: t('failure.direct') },
      home: t('home'),
    });
  }
  const back = { href: savedFeed, label: t('download') };
  const texts = { title: t('title'), text: t('lead'), back, home: t('home'), frame: savedFeed };
  return plainPage(200, texts, { refresh: '1; url=/' });
}
