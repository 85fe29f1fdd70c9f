import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { type ShareNetwork, shareAddress, shareNetworks } from '@/lib/blog/share';
import { ShareActions, ShareLinks } from './share-actions';

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

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" className="size-5 shrink-0" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

function Outline({ d }: { d: string }) {
  return <Icon d={d} strokeLinecap="butt" className="size-5 shrink-0" />;
}

const networkIcons: Record<ShareNetwork, ReactNode> = {
  facebook: (
    <Sign d="M13.5 21v-8h2.7l.4-3.2h-3.1V7.8c0-.9.3-1.5 1.6-1.5h1.7V3.4A22 22 0 0 0 14.4 3c-2.4 0-4.1 1.5-4.1 4.2v2.6H7.5V13h2.8v8Z" />
  ),
  twitter: (
    <Sign d="M4 4h4.6l4.1 5.7L17.8 4H20l-6.3 7.1L20.6 20H16l-4.5-6.2L6 20H3.8l6.7-7.6Zm3.2 1.6 9.6 12.8h1.4L8.600 5.600Z" />
  ),
  linkedin: (
    <Sign d="M5 9.500h3V20H5Zm1.500-5.500a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600ZM10 9.500h2.900v1.500c.5-.9 1.600-1.800 3.200-1.800 3.200 0 3.900 2.100 3.900 4.900V20h-3v-5.200c0-1.300 0-2.900-1.800-2.900s-2.200 1.400-2.200 2.800V20h-3Z" />
  ),
  whatsapp: (
    <Outline d="M4 20l1.300-4.200A8.200 8.200 0 1 1 8.400 19Zm5.200-11.500c-.4 3 2.700 6.200 5.900 6.100l1.200-1.500-2.200-1.200-1 1c-1.200-.5-2-1.300-2.500-2.500l1-1-1.200-2.200Z" />
  ),
};

const copyIcon = (
  <Outline d="M9.500 14.500l5-5M8 12l-2.500 2.500a3.500 3.500 0 0 0 5 5L13 17m3-5 2.500-2.500a3.500 3.500 0 0 0-5-5L11 7" />
);
const nativeIcon = <Outline d="M12 15V4m-4 4 4-4 4 4M5 13v7h14v-7" />;
