import 'server-only';
import { getTranslations } from 'next-intl/server';
import { canMakeFeed } from '@/lib/blog/feed/handler';
import { plainPage } from '@/lib/http/plain-page';
import { rawFeed, savedFeed } from '@/lib/seo/feed/addresses';

/**
 * Downloads the feed and opens the home page after a second, without JavaScript. A page cannot both download a file and
 * redirect, so the file loads in a frame, which the policy of this page allows.
 */
export async function saveWithoutScript(): Promise<Response> {
  const t = await getTranslations('feed');
  if (!(await canMakeFeed())) {
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
