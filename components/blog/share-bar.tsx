import { getMessages, getTranslations } from 'next-intl/server';
import { ShareActions } from '@/components/blog/share-actions';
import { copyIcon, nativeIcon, networkIcons } from '@/components/blog/share-icons';
import { ShareLinks } from '@/components/blog/share-links';
import { shareAddress, shareNetworks } from '@/lib/blog/share';

const look =
  '-mx-2 inline-flex min-h-10 cursor-pointer items-center gap-2 px-2 text-small hover:text-accent hover:underline hover:underline-offset-4';

/** The actions to share an article. `url` is absolute. */
export async function ShareBar({ url, title }: { url: string; title: string }) {
  const t = await getTranslations('blog.share');
  const { share } = (await getMessages()).blog;
  const links = shareNetworks.map((network) => ({
    href: shareAddress(network, url, title),
    label: t(network),
    hint: t('newWindow'),
    icon: networkIcons[network],
  }));
  return (
    <section aria-labelledby="compartir" data-print="hide">
      <h2 id="compartir" className="font-medium font-sans text-small">
        {t('title')}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-5 lg:flex-col">
        <ShareLinks links={links} className={look} />
        <ShareActions
          url={url}
          title={title}
          texts={share}
          icons={{ native: nativeIcon, copy: copyIcon }}
          className={look}
        />
      </ul>
    </section>
  );
}
