import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { VideoFrame } from '@/components/blog/video-frame';
import { withinQuotes } from '@/lib/text/within-quotes';

type MarkdownVideoProps = ComponentProps<'video'> & { 'data-href'?: string; 'data-site'?: string };

/** A video on a line of its own (`embedLines`). No request goes to its site before a reader starts it. */
export async function MarkdownVideo(props: MarkdownVideoProps) {
  const { src, title = '', 'data-href': href = '', 'data-site': site = '' } = props;
  if (typeof src !== 'string') return null;
  const t = await getTranslations('markdown');
  return (
    <figure>
      <VideoFrame href={href} player={src} title={title || t('videoTitle', { site })}>
        {title ? t('playNamed', { title: withinQuotes(title) }) : t('playVideo', { site })}
      </VideoFrame>
      <figcaption>
        {title ? `${title}. ` : ''}
        {t('videoNote', { site })}
      </figcaption>
    </figure>
  );
}
