'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/app/admin/_frame/ui/dialog';
import type { PostValues } from '@/app/admin/blog-posts/fields';
import { isPublic } from '@/app/admin/blog-posts/schema';
import { tagsOf } from '@/app/admin/blog-posts/tags';
import { useCopy } from '@/components/blog/share-actions';
import { Button, buttonVariants } from '@/components/ui/button';
import { Input, Label, Textarea } from '@/components/ui/input';
import { networkAddress, shareAddress } from '@/lib/blog/share';
import { pathOf } from '@/lib/parameter-pages';
import { charactersOf, shorten } from '@/lib/text/text';
import { serverNow } from './server-clock';
import { CardPicture } from './thumbnail';
import type { EditorPost } from './use-post-editor';

/** The parts of a post that are shared. `url` is absolute. */
type ShareFacts = { title: string; excerpt: string; url: string; tags: readonly string[] };

/** The networks with a text of their own, in the order of the panel. */
const textNetworks = ['twitter', 'facebook', 'linkedin', 'whatsapp', 'instagram'] as const;
type TextNetwork = (typeof textNetworks)[number];

/** The maximum length of the text for X, and of the excerpt in it (requirement 2.9). */
export const maxTweet = 280;
const shortExcerpt = 120;

/** A label as a hashtag: '#NovelaHistórica'; null when it contains no letters. */
export function hashtag(label: string): string | null {
  const words = label.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const joined = words.map((word) => word.charAt(0).toLocaleUpperCase('es') + word.slice(1));
  return joined.length > 0 && /\p{L}/u.test(joined.join('')) ? `#${joined.join('')}` : null;
}

export function shareTexts(post: ShareFacts): Record<TextNetwork, string> {
  const { title, excerpt, url } = post;
  const tags = [...new Set(post.tags.flatMap((tag) => hashtag(tag) ?? []))].slice(0, 5);
  const labels = tags.length > 0 ? [tags.join(' ')] : [];
  return {
    twitter: tweet(post, tags),
    facebook: [title, excerpt, url].join('\n\n'),
    linkedin: [title, excerpt, url, ...labels].join('\n\n'),
    whatsapp: [`*${title.replaceAll('*', '')}*`, shorten(excerpt, shortExcerpt), url].join('\n\n'),
    instagram: [title, excerpt, 'Enlace en la biografía.', ...labels].join('\n\n'),
  };
}

/**
 * Title, excerpt of at most 120 characters, address, and as many labels as fit. If the text is too long, first labels
 * are dropped, then the excerpt is shortened, then the title; the address is always kept.
 */
function tweet({ title, excerpt, url }: ShareFacts, tags: readonly string[]): string {
  const text = (...blocks: string[]) => [...blocks, url].filter(Boolean).join('\n\n');
  const shorter = (value: string) =>
    charactersOf(value).map((_, cut, letters) => shorten(value, letters.length - cut));
  const short = shorten(excerpt, shortExcerpt);
  const candidates = [
    ...tags.map(
      (_, cut) => `${text(title, short)}\n\n${tags.slice(0, tags.length - cut).join(' ')}`,
    ),
    ...shorter(short).map((part) => text(title, part)),
    ...shorter(title).map((part) => text(part)),
  ];
  return candidates.find(({ length }) => length <= maxTweet) ?? url;
}

/** The address that opens a network with the text or the post's address; null for Instagram, which has none. */
export function textAddress(network: TextNetwork, url: string, text: string): string | null {
  if (network === 'instagram') return null;
  return network === 'twitter' || network === 'whatsapp'
    ? networkAddress(network, { text })
    : shareAddress(network, url, '');
}

type CopyButtonProps = {
  text: string;
  kind: 'Link' | 'Text';
  /** Completes the accessible name, where several buttons have the same label. */
  name?: string;
};

function CopyButton({ text, kind, name }: CopyButtonProps) {
  const t = useTranslations('posts.share');
  const [copied, copy] = useCopy(text, { done: t(`toast${kind}`), failed: t(`failed${kind}`) });
  return (
    <Button variant="outline" size="sm" onClick={copy}>
      <span>{t(copied ? 'copied' : `copy${kind}`)}</span>
      {name ? <span className="sr-only"> ({name})</span> : null}
    </Button>
  );
}

type Props = {
  onClose: () => void;
  values: PostValues;
  /** The stored post, whose values may differ from those in the controls. */
  stored: EditorPost;
  siteUrl: string;
};

export function ShareDialog({ onClose, values, stored, siteUrl }: Props) {
  const t = useTranslations('posts.share');
  const url = new URL(pathOf('post', stored.slug), siteUrl).href;
  const image = values.og_image.trim() || values.image_url.trim();
  const texts = shareTexts({
    title: values.title.trim(),
    excerpt: values.excerpt.trim(),
    url,
    tags: tagsOf(values.tags),
  });
  return (
    <Dialog
      title={t('title')}
      description={t(isPublic(stored.values, serverNow()) ? 'description' : 'notPublic')}
      dismissible={false}
      onClose={onClose}
    >
      <div className="flex flex-col gap-6">
        <div className="grid gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <figure>
            <CardPicture src={image} alt={t('image')} />
            {image ? null : (
              <figcaption className="mt-1 text-caption text-ink-soft">{t('noImage')}</figcaption>
            )}
          </figure>
          <div className="flex min-w-0 flex-col gap-2">
            <Label htmlFor="compartir-enlace">{t('link')}</Label>
            <Input id="compartir-enlace" readOnly value={url} className="text-small" />
            <CopyButton text={url} kind="Link" />
          </div>
        </div>
        {textNetworks.map((network) => {
          const id = `compartir-${network}`;
          const name = t(`networks.${network}`);
          const text = texts[network];
          const address = textAddress(network, url, text);
          return (
            <div key={network} className="flex flex-col gap-2 border-line border-t pt-4">
              <Label htmlFor={id}>{name}</Label>
              <Textarea
                id={id}
                readOnly
                rows={4}
                value={text}
                className="max-h-56 min-h-24 text-small"
              />
              <div className="flex flex-wrap gap-3">
                <CopyButton text={text} kind="Text" name={name} />
                {address ? (
                  <a
                    href={address}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={buttonVariants({ variant: 'ghost', size: 'sm' })}
                  >
                    {t('open', { network: name })}
                  </a>
                ) : null}
              </div>
            </div>
          );
        })}
      </div>
    </Dialog>
  );
}
